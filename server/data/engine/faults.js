/** What the engine says of a statement, as one of our faults. The first that fits counts. */
const KINDS = /** @type {const} */ ([
  [/max_temp_directory_size|No space left/i, 'disk'],
  [/^Out of Memory Error|bad_alloc|failed to allocate/i, 'memory'],
  [/^INTERRUPT/i, 'cancelled'],
  [/^(Conversion|Out of Range|Invalid Input|Mismatch Type) Error/i, 'value'],
])

/**
 * @param {unknown} error
 * @returns {{ fault: import('./types').EngineFault, detail: string }}
 */
export function faultOf(error) {
  const detail = error instanceof Error ? error.message : String(error)
  return { fault: KINDS.find(([pattern]) => pattern.test(detail))?.[1] ?? 'failed', detail }
}
