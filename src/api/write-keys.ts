import { IdempotencyKeys } from './idempotency'

const HEADER = 'Idempotency-Key'

/** The parts of an alova method that make a write what it is. */
interface Write {
  readonly type: string
  readonly url: string
  readonly data?: unknown
  readonly config: { readonly params?: unknown; headers: Record<string, string> }
}

const keys = new IdempotencyKeys()

/** Undefined for reads, and for forms, which are never the same twice. */
function fingerprint({ type, url, data, config }: Write): string | undefined {
  if (type === 'GET' || data instanceof FormData) return undefined
  return `${type} ${url}?${JSON.stringify(config.params)} ${JSON.stringify(data ?? null)}`
}

export function addKey(write: Write): void {
  if (write.type === 'GET') return
  write.config.headers[HEADER] = keys.keyFor(fingerprint(write) ?? '')
}

/** Forgets the key once the server has answered; keeps it while it is unknown whether it acted. */
export function settleKey(write: Write, answered: boolean): void {
  const print = fingerprint(write)
  const key = write.config.headers[HEADER]
  if (print === undefined || key === undefined) return
  if (answered) keys.answered(print)
  else keys.lost(print, key)
}
