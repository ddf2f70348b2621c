# Starts Agon from its sources, building it first where that is needed; $home is the project's folder.

. "$home/tools/start.sh"

app=$home/agon-app/target
build=$app/built
caches=$app/agon
native=$app/native

# Sets id to the folder and the versions of the JDK.
identify_jdk() {
  id=$java_home
  while read -r line; do
    id=$id:$line
    case $line in JAVA_VERSION=*) break ;; esac
  done < "$java_home/release"
}

# Whether the build is newer than the sources and its JDK is still there, because another one refuses the class
# caches. Sets what start needs.
is_built() {
  [ -f "$build" ] && [ -z "$(find "$home/pom.xml" "$home"/agon-*/pom.xml "$home"/agon-*/src/main "$home/docs/rules" \
    "$home/tools/launch.sh" "$home/tools/start.sh" \
    "$app/agon-app.jar" "$app/lib" -newer "$build" -print -quit 2>/dev/null)" ] || return 1
  read_contents "$build" "$app"
  java_home=${id%%:*} built_with=$id
  [ -x "$java_home/bin/java" ] && identify_jdk && [ "$id" = "$built_with" ]
}

# Makes what the launchers need beside the jars that Maven packaged; java_home is set. The build names nothing by
# its absolute path, so that the project can be moved and copied.
ready_launchers() {
  # SQLite would unpack its library at every start, and leave it behind when it is killed.
  rm -rf "$native"
  mkdir -p "$native"
  library=org/sqlite/native/Linux/$(uname -m)/libsqlitejdbc.so
  (cd "$native" && "$java_home/bin/jar" xf "$app"/lib/sqlite-jdbc-*.jar "$library" &&
    mv "$library" . && rm -rf org) 2>>"$app/build.log"
  identify_jdk
  (cd "$app" && write_contents "$id" "$(echo agon-app.jar lib/*.jar)" "$(echo lib/web/*.jar)" \
    "$(paste -sd, "$home"/agon-games/target/classes/META-INF/services/dev.agon.game.kit.GameKit)") > "$build.new"
  read_contents "$build.new" "$app"
  make_caches || echo "agon: not all class caches were made, so commands start slowly; see $caches.log" >&2
  mv -f "$build.new" "$build"
}

# Builds everything the commands need, one line of progress on standard error.
build_all() {
  if ! mkdir -p "$app" 2>/dev/null || ! [ -w "$app" ]; then
    echo "agon: has to be built first and cannot write to $app; build it where that is allowed" >&2
    exit 2
  fi
  # The system opens the lock when the last process of a build ends, however it ends. Without flock, which Linux
  # has, nothing keeps two builds apart.
  exec 9>"$app/build.lock"
  if command -v flock >/dev/null && ! flock -n 9; then
    echo "agon: waiting for another build" >&2
    flock 9
    if is_built; then
      exec 9>&-
      return 0
    fi
  fi
  find_jdk
  log=$app/build.log
  echo "agon: building; the first time this takes a minute" >&2
  (cd "$home" && JAVA_HOME=$java_home ./mvnw -B -ntp -Dmaven.test.skip=true -pl agon-app -am package 2>&1) |
    tee "$log" | while read -r line; do
    case $line in
      *"Building agon-"*) [ -t 2 ] && printf '\r\033[Kagon: %s' "${line#*INFO\] }" >&2 ;;
    esac
  done
  [ -t 2 ] && printf '\r\033[K' >&2
  if ! grep -q 'BUILD SUCCESS' "$log"; then
    grep 'ERROR\|^mvnw:' "$log" | head -n 20 >&2
    echo "agon: the build failed; all of it is in $log" >&2
    exit 2
  fi
  ready_launchers
  exec 9>&-
}

spark=$home/agon-spark/target/built

spark_is_built() {
  [ -f "$spark" ] && [ -z "$(find "$home/pom.xml" "$home/agon-spark/pom.xml" "$home/agon-spark/src/main" \
    -newer "$spark" -print -quit 2>/dev/null)" ]
}

# Builds what plays on clusters; who does not ask for one needs none of its jars.
build_spark() {
  find_jdk
  echo "agon: building what plays on clusters; the first time 130 MB are downloaded" >&2
  log=$home/agon-spark/target/build.log
  mkdir -p "$home/agon-spark/target"
  (cd "$home" && JAVA_HOME=$java_home ./mvnw -B -ntp -Dmaven.test.skip=true -pl agon-spark -am package) >"$log" 2>&1 ||
    { grep 'ERROR\|^mvnw:' "$log" | head -n 20 >&2; echo "agon: the build failed; all of it is in $log" >&2; exit 2; }
  touch "$spark"
}

launch() {
  if asks_for_cluster "$@"; then
    spark_is_built || build_spark
  fi
  is_built || build_all
  start "$@"
}
