import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { extractText } from '../../server/subjects/documents/extract'
import { scannedPage, scannedPdf } from '../../tests/helpers/documents'
import type { Corpus } from './corpus'

const PAGES = 4
const LINES = 24
const LINE = 32

function linesOf(text: string): string[] {
  const plain = text.replaceAll('。', '')
  return Array.from({ length: LINES }, (_, at) => plain.slice(at * LINE, (at + 1) * LINE))
}

/** Milliseconds for a scanned page full of text, by a process that has read one before. */
export async function timeOfScannedPage(corpus: Corpus, folder: string): Promise<number> {
  const read = async (name: string, count: number) => {
    const path = join(folder, name)
    writeFileSync(path, scannedPdf(Array.from({ length: count }, (_, at) => scannedPage(linesOf(corpus.make(at).pages[0] ?? '')))))
    const began = performance.now()
    const { pages } = await extractText(path, name)
    if (!pages.every(({ recognised }) => recognised)) throw new Error('A page was not recognised.')
    return (performance.now() - began) / count
  }
  await read('warm.pdf', 1)
  return read('scan.pdf', PAGES)
}
