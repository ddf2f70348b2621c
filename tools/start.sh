# What the launchers share, in the sources and in a download; $home is the folder of either.

# The drivers of databases ask for the names of months; the root locale has them at once.
# Spark and its network library use Java's memory directly, which Java comments on.
jvm_flags="-XX:+UseSerialGC --sun-misc-unsafe-memory-access=allow -Djava.locale.providers=SPI --enable-native-access=ALL-UNNAMED -Xlog:disable -Xlog:all=warning:stderr"

# Finds a JDK that is new enough and sets java_home. Its release file tells its version without
# starting it.
find_jdk() {
  on_path=$(command -v javac) && on_path=$(dirname "$(dirname "$(readlink -f "$on_path")")")
  for java_home in "${JAVA_HOME:-}" "$on_path" /usr/lib/jvm/* /opt/*jdk* "$HOME"/.sdkman/candidates/java/* \
    /Library/Java/JavaVirtualMachines/*/Contents/Home; do
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

# asks_for_cluster PROGRAM ARGUMENT...: whether a command line names a cluster.
asks_for_cluster() {
  [ "${2:-}" = cluster ] && return 0
  for argument; do
    case $argument in --cluster | --cluster=*) return 0 ;; esac
  done
  return 1
}

# Makes the cache of the classes that common commands load, with which they start fast; java_home,
# class_path, native and cache are set. What it printed is in $cache.log; $nicely may lower its priority.
make_cache() {
  rm -f "$cache"
  # The events of the training leave nothing in the user's own state.
  XDG_STATE_HOME=$cache.state ${nicely:-} "$java_home/bin/java" -XX:AOTCacheOutput="$cache.new" $jvm_flags \
    -cp "$class_path" -Dorg.sqlite.lib.path="$native" -Dorg.sqlite.lib.name=libsqlitejdbc.so \
    dev.agon.app.Main train-cache >"$cache.log" 2>&1 && mv -f "$cache.new" "$cache"
  trained=$?
  rm -rf "$cache.state"
  return $trained
}

# start PROGRAM ARGUMENT...: becomes Java with Agon in it, with the class cache if there is one;
# java_home, class_path, web_path, native and cache are set.
start() {
  # Other commands start faster without the jars of the server.
  for argument; do
    case $argument in
      serve | --browser) class_path=$class_path$web_path; break ;;
    esac
  done
  # Without a UTF-8 locale Java can name no file and read no argument that is not ASCII.
  case ${LC_ALL:-${LC_CTYPE:-${LANG:-}}} in
    *[Uu][Tt][Ff]8* | *[Uu][Tt][Ff]-8*) ;;
    *) export LC_ALL=C.UTF-8 ;;
  esac
  flags="$jvm_flags -Dagon.err.terminal=false"
  [ -t 2 ] && flags="$jvm_flags -Dagon.err.terminal=true"
  [ -t 1 ] && flags="$flags -Dagon.out.terminal=true"
  [ -f "$cache" ] && set -- -XX:AOTCache="$cache" -cp "$class_path" dev.agon.app.Main "$@" ||
    set -- -cp "$class_path" dev.agon.app.Main "$@"
  exec "$java_home/bin/java" $flags -Dagon.home="$home" -Dorg.sqlite.lib.path="$native" \
    -Dorg.sqlite.lib.name=libsqlitejdbc.so "$@"
}
