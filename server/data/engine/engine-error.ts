import { texts } from './texts'
import type { EngineFault } from './types'

/** A task that has brought nothing. The message is for people and names no value, path or statement; `detail` is for the log alone. */
export class EngineError extends Error {
  override readonly name = 'EngineError'
  constructor(
    readonly fault: EngineFault,
    readonly detail: string,
  ) {
    super(texts[fault])
  }
}
