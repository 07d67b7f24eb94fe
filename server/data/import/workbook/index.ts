import { rm } from 'node:fs/promises'
import { Worker } from 'node:worker_threads'
import { letters } from '../../../util/letters'
import { texts } from '../texts'
import { ImportError } from '../types'

type Problem = keyof typeof texts.workbook
interface LossPlace {
  /** As the workbook numbers it. */
  readonly row: number
  /** From 0. */
  readonly column: number
  readonly text: string
}
type Losses = { readonly [kind in keyof typeof texts.lost]?: { readonly count: number; readonly places: readonly LossPlace[] } }
type Reply =
  | { readonly sheet: string; readonly sheets: readonly string[]; readonly left: readonly string[]; readonly losses: Losses }
  | { readonly problem: Problem }

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

function notesOf(sheet: string, left: readonly string[], losses: Losses): readonly string[] {
  const kinds = Object.entries(losses) as readonly [keyof Losses, NonNullable<Losses[keyof Losses]>][]
  const lost = kinds.map(([kind, { count, places }]) => {
    const named = places.map(({ row, column, text }) => texts.place(row, letters(column), text))
    return texts.inSheet(sheet, texts.lost[kind](count), named, count > places.length)
  })
  return [...lost, ...(left.length > 0 ? [texts.otherSheets(left)] : [])]
}

/** A sheet of an .xlsx as delimited text at `to`: in a worker with bounded memory and time. Leaves nothing where it fails or is cancelled. */
export async function openWorkbook(path: string, to: string, sheet?: string, signal?: AbortSignal): Promise<OpenedSheet> {
  try {
    const reply = await ask(path, to, sheet, signal)
    if ('problem' in reply) throw new ImportError(texts.workbook[reply.problem])
    return { sheet: reply.sheet, sheets: reply.sheets, notes: notesOf(reply.sheet, reply.left, reply.losses) }
  } catch (error) {
    await rm(to, { force: true })
    throw error
  }
}
