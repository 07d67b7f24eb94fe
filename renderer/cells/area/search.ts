import type { Area } from './area-table'

/** What a name says of its rank; people leave it out. */
const RANK = /(特别行政区|(壮族|回族|维吾尔)?自治区|自治州|自治县|地区|省|市|区|县|旗|盟)$/

/** Of a name or initials that hold what was typed in their midst. */
const WITHIN = 100

type Place = Pick<Area, 'name' | 'initials'>

/**
 * What it costs to take what was typed for a path, 0 best; undefined where it does not. Fits: beginnings of names, or of their initials, one place after the
 * other, such as 广东深圳 or `gdsz`. A place that is skipped, or said in part, makes it worse; its rank (省, 市 …) may be left out.
 */
export function fitOf(typed: string, path: readonly Place[]): number | undefined {
  const text = typed
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s/]+/g, '')
  if (text === '') return 0
  const short = path.map(({ name }) => name.length - (RANK.exec(name)?.[0].length ?? 0))
  const words = (of: (place: Place) => string) => path.map((place, index): Word => ({ text: of(place), short: short[index] ?? 0 }))
  const costs = [
    costOf(
      text,
      words(({ name }) => name),
    ),
    costOf(
      text,
      words(({ initials }) => initials),
    ),
  ]
  return best(costs) ?? (path.some(({ name }) => name.includes(text)) ? WITHIN : undefined)
}

interface Word {
  readonly text: string
  /** Characters without its rank. */
  readonly short: number
}

function costOf(text: string, words: readonly Word[]): number | undefined {
  if (text === '') return 0
  const costs = words.flatMap((word, skipped) => {
    const all = common(text, word.text)
    return Array.from({ length: all }, (_, index) => {
      const length = all - index
      const rest = costOf(text.slice(length), words.slice(skipped + 1))
      const whole = length === word.text.length || length === word.short
      return rest === undefined ? undefined : rest + skipped + (whole ? 0 : 1)
    })
  })
  return best(costs)
}

function best(costs: readonly (number | undefined)[]): number | undefined {
  const found = costs.filter(each => each !== undefined)
  return found.length === 0 ? undefined : Math.min(...found)
}

function common(left: string, right: string): number {
  let length = 0
  while (length < left.length && left[length] === right[length]) length++
  return length
}
