import { addAbortSignal, Readable } from 'node:stream'
import type { Trx } from '../../db/database'
import type { JobContext, MadeFile } from '../define'
import { FILE_STEP } from '../repository'

/** Bytes that have been written and do not belong to anything yet. */
export interface WrittenFile {
  /** Keeps them as a file of whom the transaction acts for, who alone reads it; its stored path. */
  keep(trx: Trx): Promise<string>
  discard(): Promise<void>
}

/** Where runs write their files; handed in by the application. */
export interface ResultFiles {
  /** Streams to a temporary file; nothing stays when the stream fails. */
  write(file: Pick<MadeFile, 'name' | 'type'>, content: Readable): Promise<WrittenFile>
  /** Removes files of runs of the tenant that are older than so many days; how many, and what removes their bytes once that is through. */
  expire(trx: Trx, days: number): Promise<{ readonly count: number; readonly removeBytes: () => Promise<void> }>
}

type Turn = Pick<JobContext<unknown>, 'signal' | 'step' | 'withTenant'> & { readonly formerStep: (name: string) => Promise<unknown> }

/**
 * Writes the file of a run and keeps it as a step: an attempt that comes after one that has kept it gets the same path and writes nothing,
 * and an attempt that ends amid the writing leaves nothing.
 */
export async function keepResultFile(files: ResultFiles, turn: Turn, { content, ...file }: MadeFile): Promise<string> {
  const former = await turn.formerStep(FILE_STEP)
  if (typeof former === 'string') return former
  const written = await files.write(file, addAbortSignal(turn.signal, Readable.from(content())))
  try {
    return await turn.step(FILE_STEP, trx => written.keep(trx))
  } catch (error) {
    await written.discard()
    throw error
  }
}
