// Runs in a process of its own with bounded memory: makes what the index keeps of texts, part by part as they come.
import { EntryBuilder } from '../entry'
import { htmlText } from '../html-text'
import { NO_WORDS, type Segmenter, Segmenters } from '../words'
import type { IndexOrder, IndexReply, RecordPart, TakenPart } from './types'

const segmenters = new Segmenters(2)
let segmenter: Segmenter | undefined
let builder: EntryBuilder | undefined

function take(own: Segmenter, { head, pages, rich, ends }: RecordPart): TakenPart {
  builder = head ? new EntryBuilder(own, head.title, head.keywords) : builder
  if (!builder) throw new Error('A record begins with its head.')
  const plain = rich ? htmlText(pages[0]?.text ?? '') : undefined
  const read = plain === undefined ? pages : [{ page: 1, text: plain, heading: null }]
  const taken = { pages: read.map(page => (builder as EntryBuilder).addPage(page)), plain }
  return { ...taken, entry: ends ? builder.end() : undefined }
}

async function carryOut(order: IndexOrder): Promise<IndexReply> {
  if ('parts' in order) {
    const own = segmenter ?? (await segmenters.of(NO_WORDS))
    return { parts: order.parts.map(part => take(own, part)) }
  }
  const key = 'begin' in order ? order.begin : order.key
  const words = 'begin' in order ? [] : order.words
  if ('begin' in order && key !== NO_WORDS.key && !segmenters.has(key)) return { knows: false }
  segmenter = await segmenters.of({ key, words: () => Promise.resolve(words) })
  return { knows: true }
}

process.on('message', async order => {
  try {
    process.send?.(await carryOut(order as IndexOrder))
  } catch (error) {
    process.send?.({ error: error instanceof Error ? error.message : String(error) } satisfies IndexReply)
  }
})
process.once('disconnect', () => process.exit())
