const DIGITS: Readonly<Record<string, number>> = Object.fromEntries(
  ['零〇○', '一壹', '二贰两', '三叁', '四肆', '五伍', '六陆', '七柒', '八捌', '九玖'].flatMap((signs, digit) =>
    Array.from(signs, sign => [sign, digit]),
  ),
)
const TENS: Readonly<Record<string, number>> = { 十: 10, 拾: 10, 百: 100, 佰: 100, 千: 1000, 仟: 1000 }
const GROUPS: Readonly<Record<string, number>> = { 万: 10_000, 亿: 100_000_000 }

/** Signs of a Chinese number, in a class of a pattern. */
export const NUMERAL = `${Object.keys(DIGITS).join('')}${Object.keys(TENS).join('')}${Object.keys(GROUPS).join('')}`

/** A Chinese number such as 壹佰贰拾叁万, or digit by digit as in 二〇二四; undefined for what is none. */
export function chineseNumber(text: string): number | undefined {
  if (text === '') return undefined
  const signs = Array.from(text)
  if (signs.every(sign => sign in DIGITS)) return Number(signs.map(sign => DIGITS[sign]).join(''))
  let whole = 0
  let group = 0
  let digit: number | undefined
  for (const sign of signs) {
    const unit = TENS[sign]
    const large = GROUPS[sign]
    if (unit !== undefined) {
      group += (digit ?? 1) * unit
      digit = undefined
    } else if (large !== undefined) {
      // 一万亿: what stands before 亿 is counted as a whole.
      if (large === GROUPS.亿) whole = (whole + group + (digit ?? 0)) * large
      else whole += (group + (digit ?? 0)) * large
      group = 0
      digit = undefined
    } else if (sign in DIGITS) digit = DIGITS[sign]
    else return undefined
  }
  return whole + group + (digit ?? 0)
}

/** A number in digits or in Chinese. */
export const numberOf = (text: string): number | undefined => (/^\d+$/.test(text) ? Number(text) : chineseNumber(text))
