// Runs in a process of its own with bounded memory: looks at one text after the other, page by page as they come, and says what it has found.
import { Segmenter } from '../../index/words'
import { Analyser } from '../analyse'
import { TableFinder } from '../tables/finder'
import type { AnalysisOrder, AnalysisReply } from './types'

interface Known {
  readonly key: number
  readonly firms: ReadonlySet<string>
  readonly segmenter: Segmenter
}

let known: Known | undefined
let analyser: Analyser
let finder: TableFinder

function begin({ segmenter, firms }: Known): void {
  analyser = new Analyser(segmenter, firms)
  finder = new TableFinder()
}

async function carryOut(order: AnalysisOrder): Promise<AnalysisReply> {
  if ('begin' in order) {
    if (known?.key !== order.begin) return { knows: false }
    begin(known)
    return { knows: true }
  }
  if ('firms' in order) {
    known = { key: order.key, firms: order.firms, segmenter: await Segmenter.of(order.words) }
    begin(known)
    return { knows: true }
  }
  if ('pages' in order) {
    for (const page of order.pages) {
      analyser.addPage(page)
      finder.addPage(page)
    }
    return { full: analyser.full }
  }
  return 'count' in order ? { words: analyser.counted() } : { analysis: analyser.end(order.end), tables: finder.end() }
}

process.on('message', async order => {
  try {
    process.send?.(await carryOut(order as AnalysisOrder))
  } catch (error) {
    process.send?.({ error: error instanceof Error ? error.message : String(error) } satisfies AnalysisReply)
  }
})
process.once('disconnect', () => process.exit())
