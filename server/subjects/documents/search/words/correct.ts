import { segmenterOf } from '../../index/dictionary'
import { wordReading } from '../../index/reading'
import { halfTerms, type Trx, termsRead } from './repository'

/** Words of one letter more or less, of one other, or with two changed about. */
function isNear(a: string, b: string): boolean {
  const [one, other] = [Array.from(a), Array.from(b)]
  if (Math.abs(one.length - other.length) > 1) return false
  let begin = 0
  while (begin < one.length && begin < other.length && one[begin] === other[begin]) begin += 1
  const rest = (all: readonly string[], skip: number) => all.slice(begin + skip).join('')
  if (one.length > other.length) return rest(one, 1) === rest(other, 0)
  if (one.length < other.length) return rest(one, 0) === rest(other, 1)
  const swapped = one[begin] === other[begin + 1] && one[begin + 1] === other[begin] && rest(one, 2) === rest(other, 2)
  return rest(one, 1) === rest(other, 1) || swapped
}

/** Words that are tried in place of one. */
const MOST_TRIED = 3

/** Words of the texts that may be meant by one that finds nothing: read alike first, then written nearly alike, the most used first. */
export async function meant(trx: Trx, wanted: string): Promise<readonly string[]> {
  if (wanted.length < 2 || wanted.length > 20) return []
  const alike = await termsRead(trx, wordReading(wanted), wanted.length)
  const near = (await halfTerms(trx, wanted)).filter(term => isNear(term, wanted))
  return [...new Set([...alike, ...near])].filter(term => term !== wanted).slice(0, MOST_TRIED)
}

/** Searches that may find something in place of one of these words that finds nothing: its words apart, then a word that is nearly another. */
export async function corrections(trx: Trx, wanted: readonly string[]): Promise<readonly string[]> {
  const segmenter = await segmenterOf(trx)
  const apart = wanted.map(each => {
    const words = segmenter.plainWords(each)
    return words.length > 1 ? words : [each]
  })
  const split = apart.flat().join(' ')
  const tried = split === wanted.join(' ') ? [] : [split]
  const pieces = apart.flat()
  for (const [at, piece] of pieces.entries()) {
    for (const other of await meant(trx, piece)) tried.push(pieces.with(at, other).join(' '))
  }
  return tried.slice(0, 10)
}
