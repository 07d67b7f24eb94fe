/** Random text for a key; `crypto.randomUUID` is missing on plain http. */
const randomKey = () => Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('')

/** Writes whose outcome is unknown that are remembered. */
const REMEMBERED = 50

/**
 * Keys for the header `Idempotency-Key`. Each write gets a new one, but a write that got no answer keeps its key:
 * when the same request is pressed again, the server acts once.
 */
export class IdempotencyKeys {
  private readonly unanswered = new Map<string, string>()

  keyFor(write: string): string {
    return this.unanswered.get(write) ?? randomKey()
  }

  /** The server answered, well or not. */
  answered(write: string): void {
    this.unanswered.delete(write)
  }

  /** No answer came; it is unknown whether the server acted. */
  lost(write: string, key: string): void {
    this.unanswered.set(write, key)
    if (this.unanswered.size <= REMEMBERED) return
    const [oldest] = this.unanswered.keys()
    if (oldest !== undefined) this.unanswered.delete(oldest)
  }
}
