import { useInsertionEffect, useRef } from 'react'

/**
 * The value that was last drawn, for what runs later: an event, a timer, an answer. It is there before any layout effect. What runs
 * while drawing reads the value itself.
 */
export function useLatest<Value>(value: Value): { readonly current: Value } {
  const latest = useRef(value)
  useInsertionEffect(() => {
    latest.current = value
  }, [value])
  return latest
}
