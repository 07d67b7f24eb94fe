import { ProcessFault, ProcessPool } from '../../../util/processes/process-pool'
import type { Extracted, ExtractLimits } from './types'

/** What a process says of a file. */
type Said = { readonly done: number; readonly of: number } | Answer
/** How its reading has ended. */
export type Answer = { readonly read: Extracted } | { readonly reason: string; readonly number?: number }

const pool = new ProcessPool({ worker: new URL('./extract-worker.js', import.meta.url), atOnce: 2 })
const REASONS = { slow: 'tooSlow', burst: 'burst', stopped: 'stopped' } as const

interface Task {
  readonly path: string
  readonly name: string
  readonly limits: ExtractLimits
  readonly signal?: AbortSignal | undefined
  readonly onPage?: ((done: number, of: number) => void) | undefined
}

/** What a process of its own reads of a file. One that hangs, bursts or is cancelled is ended. */
export async function readBeside({ path, name, limits, signal, onPage }: Task): Promise<Answer> {
  const { memory, resident, pageTime, time } = limits
  try {
    return await pool.use({ memory, resident, silence: pageTime, time, signal }, async talk => {
      talk.send({ path, name, limits })
      for (;;) {
        const said = (await talk.next()) as Said
        if (!('done' in said)) return said
        onPage?.(said.done, said.of)
      }
    })
  } catch (error) {
    if (signal?.aborted) return { reason: REASONS.stopped }
    if (error instanceof ProcessFault) return { reason: REASONS[error.fault] }
    throw error
  }
}
