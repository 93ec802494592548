# Runs stages, remembers what became of each, prints the sum.
passed=0
failed=0
table=""
scratch="$(mktemp -d)"
links="$scratch/tools"
trap 'rm -rf "$scratch"' EXIT

count() { # name, passed, failed, seconds, remark
  passed=$((passed + $2)) failed=$((failed + $3))
  table+="$(printf '%6s passed %4s failed %5ss  %s  %s' "$2" "$3" "$4" "$1" "${5:-}")"$'\n'
}

check() { # name, command…: one check, passed when the command ends with 0
  local name="$1" started=$SECONDS; shift
  echo "== $name"
  if timeout --kill-after=10 15m "$@" >"$scratch/log" 2>&1; then
    tail -n 5 "$scratch/log"
    count "$name" 1 0 $((SECONDS - started))
  else
    tail -n 200 "$scratch/log"
    count "$name" 0 1 $((SECONDS - started))
  fi
}

tests() { # name, command…: as many as vitest counts
  local name="$1" started=$SECONDS ended sum; shift
  echo "== $name"
  rm -f "$scratch/tests.json"
  timeout --kill-after=10 20m "$@" --reporter=default --reporter=json --outputFile.json="$scratch/tests.json" >"$scratch/log" 2>&1
  ended=$?
  sum="$(NO_SKIPS="${no_skips:-}" node .ci/count-tests.mjs "$scratch/tests.json" "$ended")" || sum="0 1"
  if [[ "$sum" == *" 0" ]]; then tail -n 8 "$scratch/log"; else tail -n 300 "$scratch/log"; fi
  count "$name" $sum $((SECONDS - started))
}

finish() {
  printf '\n%s%6ss in all\n' "$table" "$SECONDS"
  echo "$passed passed, $failed failed"
  [ "$failed" -eq 0 ] && [ "$passed" -gt 0 ]
  exit
}
