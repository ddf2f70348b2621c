# Starts Agon from its sources, building it first where that is needed; $home is the project's folder.

. "$home/tools/start.sh"

build=$home/agon-app/target/built
caches=$home/agon-app/target/agon
native=$home/agon-app/target/native

is_built() {
  [ -f "$build" ] && [ -z "$(find "$home/pom.xml" "$home"/agon-*/pom.xml "$home"/agon-*/src/main "$home/docs/rules" \
    "$home/tools/launch.sh" "$home/tools/start.sh" \
    "$home/agon-app/target/agon-app.jar" "$home/agon-app/target/lib" -newer "$build" -print -quit 2>/dev/null)" ]
}

# Makes what the launchers need beside the jars that Maven packaged; java_home is set.
ready_launchers() {
  log=$home/agon-app/target/build.log
  class_path=$home/agon-app/target/agon-app.jar
  for jar in "$home"/agon-app/target/lib/*.jar; do
    class_path=$class_path:$jar
  done
  web_path=
  for jar in "$home"/agon-app/target/lib/web/*.jar; do
    web_path=$web_path:$jar
  done
  # SQLite would unpack its library at every start, and leave it behind when it is killed.
  rm -rf "$native"
  mkdir -p "$native"
  library=org/sqlite/native/Linux/$(uname -m)/libsqlitejdbc.so
  (cd "$native" && "$java_home/bin/jar" xf "$home"/agon-app/target/lib/sqlite-jdbc-*.jar "$library" &&
    mv "$library" . && rm -rf org) 2>>"$log"
  games=$(paste -sd, "$home"/agon-games/target/classes/META-INF/services/dev.agon.game.kit.GameKit)
  make_caches || echo "agon: not all class caches were made, so commands start slowly; see $caches.log" >&2
  printf '%s\n%s\n%s\n%s\n' "$java_home" "$class_path" "$web_path" "$games" > "$build"
}

# Builds everything the commands need, one line of progress on standard error.
build_all() {
  command -v mvn >/dev/null || { echo "agon: needs Maven (mvn) to build itself; install it" >&2; exit 2; }
  lock=$home/agon-app/target/building
  mkdir -p "$home/agon-app/target"
  waited=
  until mkdir "$lock" 2>/dev/null; do
    [ -n "$waited" ] || echo "agon: waiting for another build (if there is none, remove $lock)" >&2
    waited=yes
    sleep 1
    is_built && return 0
  done
  trap 'rm -rf "$lock"' EXIT
  trap 'exit 130' INT TERM
  find_jdk
  log=$home/agon-app/target/build.log
  echo "agon: building; the first time this takes a minute" >&2
  (cd "$home" && JAVA_HOME=$java_home mvn -B -ntp -Dmaven.test.skip=true -pl agon-app -am package 2>&1) |
    tee "$log" | while read -r line; do
    case $line in
      *"Building agon-"*) [ -t 2 ] && printf '\r\033[Kagon: %s' "${line#*INFO\] }" >&2 ;;
    esac
  done
  [ -t 2 ] && printf '\r\033[K' >&2
  if ! grep -q 'BUILD SUCCESS' "$log"; then
    grep 'ERROR' "$log" | head -n 20 >&2
    echo "agon: the build failed; all of it is in $log" >&2
    exit 2
  fi
  ready_launchers
  rm -rf "$lock"
  trap - EXIT INT TERM
}

spark=$home/agon-spark/target/built

spark_is_built() {
  [ -f "$spark" ] && [ -z "$(find "$home/pom.xml" "$home/agon-spark/pom.xml" "$home/agon-spark/src/main" \
    -newer "$spark" -print -quit 2>/dev/null)" ]
}

# Builds what plays on clusters; who does not ask for one needs none of its jars.
build_spark() {
  command -v mvn >/dev/null || { echo "agon: needs Maven (mvn) to build itself; install it" >&2; exit 2; }
  find_jdk
  echo "agon: building what plays on clusters; the first time 130 MB are downloaded" >&2
  log=$home/agon-spark/target/build.log
  mkdir -p "$home/agon-spark/target"
  (cd "$home" && JAVA_HOME=$java_home mvn -B -ntp -Dmaven.test.skip=true -pl agon-spark -am package) >"$log" 2>&1 ||
    { grep 'ERROR' "$log" | head -n 20 >&2; echo "agon: the build failed; all of it is in $log" >&2; exit 2; }
  touch "$spark"
}

launch() {
  is_built || build_all
  if asks_for_cluster "$@"; then
    spark_is_built || build_spark
  fi
  { read -r java_home && read -r class_path && read -r web_path && read -r games; } < "$build"
  [ -x "$java_home/bin/java" ] || find_jdk
  start "$@"
}
