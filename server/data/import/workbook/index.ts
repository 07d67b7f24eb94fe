import { rm } from 'node:fs/promises'
import { Worker } from 'node:worker_threads'
import { texts } from '../texts'
import { ImportError } from '../types'

type Problem = keyof typeof texts.workbook
interface Losses {
  readonly long: number
  readonly longAt: string
  readonly uncomputed: number
  readonly uncomputedAt: string
}
type Reply = { readonly sheet: string; readonly sheets: readonly string[]; readonly losses: Losses } | { readonly problem: Problem }

/** A sheet of a workbook that stands as delimited text. */
export interface OpenedSheet {
  readonly sheet: string
  /** All sheets of the workbook. */
  readonly sheets: readonly string[]
  /** What the workbook had lost before it came, for people. */
  readonly notes: readonly string[]
}

/** Megabytes that the reader of a workbook may hold. */
const MEMORY = 1024
const TIME = 30 * 60_000

function ask(path: string, to: string, sheet: string | undefined, signal: AbortSignal | undefined): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./workbook-worker.js', import.meta.url), {
      workerData: { path, to, sheet },
      resourceLimits: { maxOldGenerationSizeMb: MEMORY },
      execArgv: [],
    })
    const stop = () => void worker.terminate()
    const timer = setTimeout(stop, TIME)
    signal?.addEventListener('abort', stop)
    if (signal?.aborted) stop()
    worker.once('message', (reply: Reply) => resolve(reply))
    // It has taken more memory than it may.
    worker.once('error', () => resolve({ problem: 'bomb' }))
    worker.once('exit', () => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', stop)
      reject(signal?.aborted ? signal.reason : new ImportError(texts.workbook.tooSlow))
    })
  })
}

function notesOf({ long, longAt, uncomputed, uncomputedAt }: Losses): readonly string[] {
  return [...(long > 0 ? [texts.longNumbers(long, longAt)] : []), ...(uncomputed > 0 ? [texts.uncomputed(uncomputed, uncomputedAt)] : [])]
}

/** A sheet of an .xlsx as delimited text at `to`: in a worker with bounded memory and time. Leaves nothing where it fails or is cancelled. */
export async function openWorkbook(path: string, to: string, sheet?: string, signal?: AbortSignal): Promise<OpenedSheet> {
  try {
    const reply = await ask(path, to, sheet, signal)
    if ('problem' in reply) throw new ImportError(texts.workbook[reply.problem])
    return { sheet: reply.sheet, sheets: reply.sheets, notes: notesOf(reply.losses) }
  } catch (error) {
    await rm(to, { force: true })
    throw error
  }
}
