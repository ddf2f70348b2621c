# Starts Agon from a download; $home is its folder. There is nothing to build.

. "$home/tools/start.sh"

# Sets what Java is started with.
find_parts() {
  read_contents "$home/lib/contents" "$home/lib"
  java_home=$home/runtime
  native=$home/lib/native
  # A download without a runtime works on every kind of processor, with any JDK. Spark needs more of
  # Java than the runtime has.
  if [ ! -x "$java_home/bin/java" ] || asks_for_cluster "$@"; then
    find_jdk
    # A download with a runtime has one library; of the others only Linux has a folder here, elsewhere
    # SQLite's driver unpacks its own library.
    system=$(uname -sm)
    [ -x "$home/runtime/bin/java" ] || native=$home/lib/native/${system#Linux }
    release=$(cksum < "$java_home/release")
    id=$id-${release%% *}
  fi
}

# Finds the class caches: the download's own, or the user's.
find_caches() {
  caches=$home/cache/$id
  [ -f "$caches-events.aot" ] && return
  folder=${XDG_CACHE_HOME:-${HOME:+$HOME/.cache}}
  [ -n "$folder" ] || return 0
  folder=$folder/agon
  caches=$folder/$id
  [ -f "$caches-events.aot" ] || make_user_caches
}

# Makes the user's class caches in the background, for the next starts. The file of its output says
# that they are being made, or that this failed; after a day it is tried again.
make_user_caches() {
  mkdir -p "$folder" 2>/dev/null && [ -w "$folder" ] || return 0
  find "$caches.making" -mmin +1440 -exec rm -f {} + 2>/dev/null
  (set -C && : > "$caches.making") 2>/dev/null || return 0
  [ -t 2 ] && echo "agon: this is the first start; the next ones will be faster" >&2
  (
    (
      nicely="nice -n 19"
      make_caches && rm -f "$caches.making" "$caches.log"
      # Caches of other versions that nobody has read for two months.
      find "$folder" -name '*.aot' -atime +60 -exec rm -f {} +
    ) </dev/null >/dev/null 2>&1 &
  )
}

launch() {
  find_parts "$@"
  find_caches
  start "$@"
}
