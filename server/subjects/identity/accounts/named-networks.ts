import { addressList, contains, isNet } from '../../../util/addresses'
import { settingTexts as texts } from '../setting-texts'

/** A range of addresses that has a name. */
export interface NamedRange {
  readonly name: string
  /** `10.0.0.0/8`, `fd12::/16`, or one address. */
  readonly net: string
}

const LONGEST_NAME = 30
const MOST_RANGES = 200

const addressOf = (net: string) => net.split('/')[0] ?? ''

/** One of two ranges that share an address holds the other one's first. */
const overlap = (one: string, other: string) =>
  contains(addressList([one]), addressOf(other)) || contains(addressList([other]), addressOf(one))

/** The ranges of one line `name=range, range`; what is wrong with it otherwise. */
function readLine(line: string): readonly NamedRange[] | string {
  const [, name = '', nets = ''] = /^([^=＝]+)[=＝](.+)$/.exec(line) ?? []
  if (name.trim() === '') return texts.networkLine(line)
  if ([...name.trim()].length > LONGEST_NAME) return texts.networkName(name.trim(), LONGEST_NAME)
  const given = nets.split(/[,，、;；\s]+/).filter(Boolean)
  const wrong = given.find(net => !isNet(net))
  if (wrong !== undefined) return texts.networkRange(wrong)
  return given.length > 0 ? given.map(net => ({ name: name.trim(), net })) : texts.networkLine(line)
}

let last: { readonly text: string; readonly ranges: readonly NamedRange[] | string } = { text: '', ranges: [] }

/** What a list of named networks says; the first thing that is wrong with it otherwise. */
export function readNetworks(text: string): readonly NamedRange[] | string {
  // Each list asks anew, and the value seldom changes.
  if (last.text !== text) last = { text, ranges: readLines(text) }
  return last.ranges
}

function readLines(text: string): readonly NamedRange[] | string {
  const ranges: NamedRange[] = []
  for (const line of text.split('\n').map(each => each.trim())) {
    if (line === '') continue
    const found = readLine(line)
    if (typeof found === 'string') return found
    if (ranges.some(({ name }) => name === found[0]?.name)) return texts.networkTwice(found[0]?.name ?? '')
    for (const range of found) {
      const known = ranges.find(({ net }) => overlap(net, range.net))
      if (known) return texts.networkOverlap(range.net, known.net, known.name)
      ranges.push(range)
    }
  }
  return ranges.length > MOST_RANGES ? texts.networkMost(MOST_RANGES) : ranges
}

/** Why a list cannot be kept; undefined: it can. */
export function networksFault(text: string): string | undefined {
  const found = readNetworks(text)
  return typeof found === 'string' ? found : undefined
}
