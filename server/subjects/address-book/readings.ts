import { pinyin } from 'pinyin-pro'

/** How a name is read aloud, in letters: `zhangwei`, and `zw`. */
interface Reading {
  readonly whole: string
  readonly initials: string
}

/** Names of one installation are few; more than these are read anew. */
const MOST = 50_000
const readings = new Map<string, Reading>()

const read = (name: string, pattern: 'first' | 'pinyin') =>
  pinyin(name, { pattern, toneType: 'none', type: 'array', mode: 'surname', v: true }).join('').toLowerCase().replace(/\s+/g, '')

function readingOf(name: string): Reading {
  const known = readings.get(name)
  if (known) return known
  if (readings.size >= MOST) readings.clear()
  const reading = { whole: read(name, 'pinyin'), initials: read(name, 'first') }
  readings.set(name, reading)
  return reading
}

/** Letters are looked for in how names are read; anything else stands in the names themselves. */
export const isReading = (word: string): boolean => /^[a-z\s]+$/i.test(word)

/** Those of the names whose pinyin, or its initials, hold the letters. */
export function namesReadAs(names: readonly string[], word: string): string[] {
  const wanted = word.toLowerCase().replace(/\s+/g, '')
  return names.filter(name => {
    const { whole, initials } = readingOf(name)
    return whole.includes(wanted) || initials.includes(wanted)
  })
}
