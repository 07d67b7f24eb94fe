import { type Bounds, ProcessPool, type Talk } from '../../../../util/processes/process-pool'
import type { WholeWords } from '../words'
import type { IndexOrder, IndexReply, RecordPart, TakenPart } from './types'

export { ProcessFault } from '../../../../util/processes/process-pool'
export type { RecordPart, TakenPart } from './types'

/** What taking in records of one transaction may take: of a few pages at once, and of all. */
const BOUNDS = { memory: 512, resident: 1024, silence: 60_000, time: 1_800_000, signal: undefined }

/** A script of the server as it runs: its sources, or what they are bundled to. */
const script = import.meta.url.endsWith('.ts') ? './index-worker.ts' : './index-worker.js'
const pool = new ProcessPool({ worker: new URL(script, import.meta.url), atOnce: 1 })

type ReplyTo<Name extends string> = Extract<IndexReply, Record<Name, unknown>>

async function ask<Name extends string>(talk: Talk, order: IndexOrder, name: Name): Promise<ReplyTo<Name>> {
  talk.send(order)
  const reply = (await talk.next()) as IndexReply
  if ('error' in reply) throw new Error(reply.error)
  if (!(name in reply)) throw new Error(`${name} was asked for.`)
  return reply as ReplyTo<Name>
}

/** Makes what the index keeps of parts of records, in their order. */
export type Maker = (parts: readonly RecordPart[]) => Promise<readonly TakenPart[]>

/**
 * Has entries of the index made by a process of its own, so that no text holds the server up, with the words of the tenant. Throws a
 * `ProcessFault` where one takes too much.
 */
export const makeBeside = <T>({ key, words }: WholeWords, bounds: Partial<Bounds>, work: (make: Maker) => Promise<T>): Promise<T> =>
  pool.use({ ...BOUNDS, ...bounds }, async talk => {
    const { knows } = await ask(talk, { begin: key }, 'knows')
    if (!knows) await ask(talk, { key, words: [...(await words())] }, 'knows')
    return work(async parts => (await ask(talk, { parts }, 'parts')).parts)
  })
