import { vi } from 'vitest'

/**
 * How long a test waits for what must come, in milliseconds: as long as a machine may be busy with others. A test that passes ends when
 * it is there; only one that fails waits for the whole of it.
 */
export const patience = 20_000

type WaitFor = typeof vi.waitFor

const { waitFor } = vi

/** vitest itself gives up after one second. */
vi.waitFor = ((callback, options = {}) =>
  waitFor(callback, { timeout: patience, ...(typeof options === 'number' ? { timeout: options } : options) })) as WaitFor
