import { type Bounds, ProcessPool, type Talk } from '../../../../util/processes/process-pool'
import type { TablePage } from '../tables/types'
import type { Corpus } from '../text/weights'
import type { AnalysisOrder, AnalysisReply, KnownNames, TextFindings } from './types'

export { ProcessFault } from '../../../../util/processes/process-pool'
export type { KnownNames, TextFindings } from './types'

/** What looking at one text may take: of a few pages at once, and of all. */
export const ANALYSIS_BOUNDS = { memory: 512, resident: 1024, silence: 30_000, time: 120_000 }
/** Pages that are handed over at once. */
const PAGES = 10

/** A script of the server as it runs: its sources, or what they are bundled to. */
const script = import.meta.url.endsWith('.ts') ? './analysis-worker.ts' : './analysis-worker.js'
const pool = new ProcessPool({ worker: new URL(script, import.meta.url), atOnce: 2 })

const keys = new WeakMap<KnownNames, number>()
let lastKey = 0

function keyOf(known: KnownNames): number {
  const key = keys.get(known) ?? ++lastKey
  keys.set(known, key)
  return key
}

type ReplyTo<Name extends string> = Extract<AnalysisReply, Record<Name, unknown>>

async function ask<Name extends string>(talk: Talk, order: AnalysisOrder, name: Name): Promise<ReplyTo<Name>> {
  talk.send(order)
  const reply = (await talk.next()) as AnalysisReply
  if ('error' in reply) throw new Error(reply.error)
  if (!(name in reply)) throw new Error(`${name} was asked for.`)
  return reply as ReplyTo<Name>
}

export interface TextToAnalyse {
  /** In their order; not read further than is looked at. */
  readonly pages: AsyncIterable<readonly TablePage[]>
  /** The same object for the same names. */
  readonly known: KnownNames
  /** In how many texts words stand. */
  readonly corpusOf: (words: readonly string[]) => Promise<Corpus>
}

/** What is found in a text by a process of its own, so that no text holds the server up. Throws a `ProcessFault` for one that takes too much. */
export function analyseBeside(
  { pages, known, corpusOf }: TextToAnalyse,
  bounds: Partial<Bounds> & Pick<Bounds, 'signal'>,
): Promise<TextFindings> {
  return pool.use({ ...ANALYSIS_BOUNDS, ...bounds }, async talk => {
    const key = keyOf(known)
    const { knows } = await ask(talk, { begin: key }, 'knows')
    if (!knows) await ask(talk, { key, ...known }, 'knows')
    read: for await (const some of pages)
      for (let at = 0; at < some.length; at += PAGES) {
        const { full } = await ask(talk, { pages: some.slice(at, at + PAGES) }, 'full')
        if (full) break read
      }
    const { words } = await ask(talk, { count: true }, 'words')
    return ask(talk, { end: await corpusOf(words) }, 'analysis')
  })
}
