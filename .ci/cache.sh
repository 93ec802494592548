# cached NAME PINS COMMAND…: prints the folder that COMMAND (called with a new folder in front of its other arguments)
# filled from PINS. The name of the folder hashes the pins; it appears at once and complete, by moving a link: some
# tools write their own path into their files, so the folder itself cannot move. Two runs at a time wait for each other.
cached() {
  local name="$1" pins="$2"; shift 2
  local key; key="$name-$(sha256sum <<<"$pins" | cut -c1-16)"
  {
    flock 9
    if [ ! -e "$cache/$key" ]; then
      local fresh; fresh="$(mktemp -d "$cache/$key.XXXXXX")"
      if ! "$1" "$fresh" "${@:2}" >&2; then rm -rf "$fresh"; return 1; fi
      ln -s "$(basename "$fresh")" "$fresh.link" && mv -T "$fresh.link" "$cache/$key" || return 1
    fi
  } 9>"$cache/$key.lock"
  realpath "$cache/$key"
}
