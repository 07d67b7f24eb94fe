import { inject, vi } from 'vitest'

declare module 'vitest' {
  export interface ProvidedContext {
    patience: number
  }
}

/**
 * How long a test waits for what must come, in milliseconds. A test that passes ends when it is there; only one that fails waits for the
 * whole of it.
 */
export const patience = inject('patience')

type WaitFor = typeof vi.waitFor

const { waitFor } = vi

/** vitest itself gives up after one second. */
vi.waitFor = ((callback, options = {}) =>
  waitFor(callback, { timeout: patience, ...(typeof options === 'number' ? { timeout: options } : options) })) as WaitFor
