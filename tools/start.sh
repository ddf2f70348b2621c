# What the launchers share, in the sources and in a download; $home is the folder of either.

# The drivers of databases ask for the names of months; the fallback for all locales has them at once.
# A program that is interrupted while Java starts prints nothing where its output is expected.
# Spark and its network library use Java's memory directly, which Java comments on.
jvm_flags="-XX:+UseSerialGC --sun-misc-unsafe-memory-access=allow -Djava.locale.providers=FALLBACK --enable-native-access=ALL-UNNAMED -XX:+DisplayVMOutputToStderr -Xlog:disable -Xlog:all=warning:stderr"

# The simple compiler with ten times its usual thresholds, and the optimising one with four times its own.
compiler_later="-XX:Tier3InvocationThreshold=2000 -XX:Tier3MinInvocationThreshold=1000 -XX:Tier3CompileThreshold=20000 -XX:Tier4InvocationThreshold=20000 -XX:Tier4MinInvocationThreshold=2400 -XX:Tier4CompileThreshold=60000 -XX:Tier4BackEdgeThreshold=160000"

# A class cache is mapped where it was made for, so that its pointers need no change, and nothing looks for
# the compiler's profiles in it, which are left out. A later Java may not know these flags.
cache_flags="-XX:+IgnoreUnrecognizedVMOptions -XX:+UnlockDiagnosticVMOptions -XX:ArchiveRelocationMode=0 -XX:-AOTReplayTraining"

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

# write_contents ID JARS WEB_JARS GAMES: prints what a build consists of, as assignments: the shell reads those as a
# whole, but lines of text byte by byte.
write_contents() {
  printf "id='%s'\njars='%s'\nweb_jars='%s'\ngames='%s'\n" "$@"
}

# read_contents FILE FOLDER: reads what write_contents printed; the jars are below the folder. Sets id, class_path,
# web_path and games.
read_contents() {
  . "$1"
  class_path=
  for jar in $jars; do
    class_path=$class_path${class_path:+:}$2/$jar
  done
  web_path=
  for jar in $web_jars; do
    web_path=$web_path:$2/$jar
  done
}

# asks_for_cluster PROGRAM ARGUMENT...: whether a command line names a cluster.
asks_for_cluster() {
  [ "${2:-}" = cluster ] && return 0
  for argument; do
    case $argument in --cluster | --cluster=*) return 0 ;; esac
  done
  return 1
}

# Sets cache to the file of the commands' classes. Java loads such a file as a whole, so there is one for
# each kind of command: those that are over at once, those that score files, those that read stored events,
# those that play, and the server, whose classes no other command needs. Commands that are over before the
# optimising compiler is are faster without it, and if the simple one compiles only what is used ten times as
# often as is usual; small events are faster if the optimising one waits for code that is used four times as
# often.
choose_cache() {
  heap=
  compiler="-XX:TieredStopAtLevel=1 -XX:CompileThresholdScaling=10"
  case "$1 ${2:-}" in
    "agon " | "agon "[-h]* | "agon games" | "agon bots" | "agon rules" | "agon completion" | "agon man" | \
      "agon version" | "fight -"[hm]* | Blotto* | simpscore*) cache=$caches-short.aot ;;
    "agon bridge")
      cache=$caches-scores.aot
      [ $# -lt 20 ] || compiler=
      ;;
    "agon blotto") cache=$caches-scores.aot compiler= ;;
    "agon events" | "agon standings" | "agon matches" | "agon export")
      cache=$caches-stored.aot compiler=$compiler_later
      ;;
    *)
      cache=$caches-events.aot compiler=$compiler_later
      # Less than Java begins with, so that what is no longer needed makes room before more is taken. Whoever
      # limits the memory decides alone.
      case ${JAVA_TOOL_OPTIONS:-}${JDK_JAVA_OPTIONS:-} in
        *-Xmx* | *MaxHeapSize*) ;;
        *) heap="-Xms192m -XX:NewSize=48m" ;;
      esac
      ;;
  esac
}

# Makes the caches, with which commands start fast; java_home, class_path, web_path, native, games and caches
# are set. The one for events is the last, so that where it is there are all. What
# it printed is in $caches.log; $nicely may lower its priority.
make_caches() {
  rm -rf "$caches"-*.aot "$caches.log" "$caches.state"
  mkdir -p "$caches.state"
  trained=0
  # The compiler's profiles would be of many short commands, with which long events take a tenth longer.
  training="-XX:+UnlockDiagnosticVMOptions -XX:-AOTRecordTraining"
  for cache in short scores web stored events; do
    cache_path=$class_path
    [ $cache != web ] || cache_path=$class_path$web_path
    # The events of the training leave nothing in the user's own state. The one of the server's is what the
    # commands that read events find.
    XDG_STATE_HOME=$caches.state ${nicely:-} "$java_home/bin/java" -XX:AOTCacheOutput="$caches.new" $training \
      $jvm_flags -cp "$cache_path" -Dagon.games="$games" -Dorg.sqlite.lib.path="$native" -Dorg.sqlite.lib.name=libsqlitejdbc.so \
      dev.agon.app.Main train-cache $cache "$caches.state/agon.db" >>"$caches.log" 2>&1 && mv -f "$caches.new" "$caches-$cache.aot" ||
      trained=1
  done
  rm -rf "$caches.state"
  return $trained
}

# start PROGRAM ARGUMENT...: becomes Java with Agon in it, with the class cache if there is one;
# java_home, class_path, web_path, native, games and caches are set.
start() {
  choose_cache "$@"
  # Other commands start faster without the jars of the server.
  for argument; do
    case $argument in
      serve | --browser)
        # Its libraries call few methods by reflection, each of them once: faster without code made for that. An
        # address that cannot be guessed is worth more than some milliseconds where others connect.
        class_path=$class_path$web_path cache=$caches-web.aot compiler=-Djdk.reflect.useNativeAccessorOnly=true cache_flags=
        break
        ;;
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
  [ -f "$cache" ] && set -- $cache_flags -XX:AOTCache="$cache" -cp "$class_path" dev.agon.app.Main "$@" ||
    set -- -cp "$class_path" dev.agon.app.Main "$@"
  exec "$java_home/bin/java" $flags $compiler $heap -Dagon.home="$home" -Dagon.games="$games" -Dorg.sqlite.lib.path="$native" \
    -Dorg.sqlite.lib.name=libsqlitejdbc.so "$@"
}
