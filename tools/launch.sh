# What the launchers share; $home is the project's folder.

build=$home/agon-app/target/built
cache=$home/agon-app/target/agon.aot
native=$home/agon-app/target/native
jvm_flags="-XX:+UseSerialGC --enable-native-access=ALL-UNNAMED -Xlog:disable -Xlog:all=warning:stderr"

# Finds a JDK that is new enough and sets java_home. Its release file tells its version without
# starting it.
find_jdk() {
  on_path=$(command -v javac) && on_path=$(dirname "$(dirname "$(readlink -f "$on_path")")")
  for java_home in "${JAVA_HOME:-}" "$on_path" /usr/lib/jvm/* /opt/*jdk* "$HOME"/.sdkman/candidates/java/*; do
    [ -x "$java_home/bin/javac" ] && [ -r "$java_home/release" ] || continue
    while IFS='="' read -r key _ value _; do
      if [ "$key" = JAVA_VERSION ] && [ "${value%%[!0-9]*}" -ge 25 ] 2>/dev/null; then
        return 0
      fi
    done < "$java_home/release"
  done
  echo "agon: needs a JDK 25 or newer; install one (Temurin 25, for instance) or set JAVA_HOME to it" >&2
  exit 2
}

is_built() {
  [ -f "$build" ] && [ -z "$(find "$home/pom.xml" "$home"/agon-*/pom.xml "$home"/agon-*/src/main "$home/docs/rules" \
    "$home/tools/launch.sh" "$home/agon-app/target/agon-app.jar" "$home/agon-app/target/lib" -newer "$build" -print -quit 2>/dev/null)" ]
}

# Makes what the launchers need beside the jars that Maven packaged; java_home is set.
ready_launchers() {
  log=$home/agon-app/target/build.log
  class_path=$home/agon-app/target/agon-app.jar
  for jar in "$home"/agon-app/target/lib/*.jar; do
    class_path=$class_path:$jar
  done
  # SQLite would unpack its library at every start, and leave it behind when it is killed.
  rm -rf "$native"
  mkdir -p "$native"
  library=org/sqlite/native/Linux/$(uname -m)/libsqlitejdbc.so
  (cd "$native" && "$java_home/bin/jar" xf "$home"/agon-app/target/lib/sqlite-jdbc-*.jar "$library" &&
    mv "$library" . && rm -rf org) 2>>"$log"
  # A cache of the classes that common commands load makes them start fast.
  if ! "$java_home/bin/java" -XX:AOTCacheOutput="$cache" $jvm_flags -cp "$class_path" \
    -Dorg.sqlite.lib.path="$native" -Dorg.sqlite.lib.name=libsqlitejdbc.so dev.agon.app.Main train-cache >"$log.aot" 2>&1; then
    echo "agon: no class cache, so commands start slowly; see $log.aot" >&2
    rm -f "$cache"
  fi
  printf '%s\n%s\n' "$java_home" "$class_path" > "$build"
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

launch() {
  # Without a UTF-8 locale Java can name no file and read no argument that is not ASCII.
  case ${LC_ALL:-${LC_CTYPE:-${LANG:-}}} in
    *[Uu][Tt][Ff]8* | *[Uu][Tt][Ff]-8*) ;;
    *) export LC_ALL=C.UTF-8 ;;
  esac
  is_built || build_all
  { read -r java_home && read -r class_path; } < "$build"
  [ -x "$java_home/bin/java" ] || find_jdk
  flags="$jvm_flags -Dagon.err.terminal=false"
  [ -t 2 ] && flags="$jvm_flags -Dagon.err.terminal=true"
  [ -t 1 ] && flags="$flags -Dagon.out.terminal=true"
  [ -f "$cache" ] && set -- -XX:AOTCache="$cache" -cp "$class_path" dev.agon.app.Main "$@" ||
    set -- -cp "$class_path" dev.agon.app.Main "$@"
  exec "$java_home/bin/java" $flags -Dagon.home="$home" -Dorg.sqlite.lib.path="$native" \
    -Dorg.sqlite.lib.name=libsqlitejdbc.so "$@"
}
