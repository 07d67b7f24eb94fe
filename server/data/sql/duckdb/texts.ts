import type { Share, ValueDialect } from '../dialect'
import { string } from './string'

/** What `trim()` of the browser takes away. */
const BLANKS = [9, 10, 11, 12, 13, 32, 160, 0x1680, 0x2028, 0x2029, 0x202f, 0x205f, 0x3000, 0xfeff]
const ALL_BLANKS = [...BLANKS, ...Array.from({ length: 11 }, (_, at) => 0x2000 + at)]
const TRIMMED = string(String.fromCodePoint(...ALL_BLANKS))
const BLANK = `[${ALL_BLANKS.map(code => `\\x{${code.toString(16)}}`).join('')}]`

/** Full width forms and the ideographic blank; the same places of both lists belong together. */
const FULL = String.fromCodePoint(0x3000, ...Array.from({ length: 94 }, (_, at) => 0xff01 + at))
const HALF = String.fromCodePoint(0x20, ...Array.from({ length: 94 }, (_, at) => 0x21 + at))

const NUMBER = '[+-]?(\\d+\\.?\\d*|\\.\\d+)([eE][+-]?\\d+)?'
/** What spells 0 and has another digit is too small for a float. */
const VANISHED = '^[^eE]*[1-9]'
const LONGEST_NUMBER = 1000

function slice(text: string, from: number, to: number | undefined): string {
  const start = from < 0 ? `greatest(length(${text}) + ${from}, 0)` : String(from)
  const end = to === undefined ? `length(${text})` : to < 0 ? `length(${text}) + ${to}` : String(to)
  return `substring(${text}, cast(${start} + 1 as bigint), cast(greatest(${end} - (${start}), 0) as bigint))`
}

/** The engine reads its list of signs anew for each text: those without any of them are spared that. */
const where = (pattern: string, text: string, change: string) =>
  `case when regexp_matches(${text}, '${pattern}') then ${change} else ${text} end`

export const trimmed = (text: string) => where(`^${BLANK}|${BLANK}$`, text, `trim(${text}, ${TRIMMED})`)

export const textDialect = (share: Share): ValueDialect['text'] => ({
  length: text => {
    const beyond = `length(regexp_replace(${text}, '[^\\x{10000}-\\x{10FFFF}]', '', 'g'))`
    return `case when strlen(${text}) = length(${text}) then length(${text}) else length(${text}) + ${beyond} end`
  },
  has: (text, part) => `contains(${text}, ${part})`,
  starts: (text, part) => `starts_with(${text}, ${part})`,
  ends: (text, part) => `ends_with(${text}, ${part})`,
  trim: trimmed,
  lower: text => `lower(${text})`,
  // Letters that become two in the browser.
  upper: text => `replace(upper(replace(${text}, 'ß', 'SS')), 'ŉ', 'ʼN')`,
  replace: (text, from, to) => `replace(${text}, ${from}, ${to})`,
  slice,
  halfWidth: text => where('[\\x{3000}\\x{ff01}-\\x{ff5e}]', text, `translate(${text}, ${string(FULL)}, ${string(HALF)})`),
  withoutBlanks: text => `regexp_replace(${text}, '${BLANK}', '', 'g')`,
  number: text => {
    const inner = share(trimmed(text))
    const spelled = share(`try_cast(case when regexp_full_match(${inner}, '${NUMBER}') then ${inner} end as double)`)
    const vanished = `${spelled} = 0 and regexp_matches(${inner}, '${VANISHED}')`
    return `case when length(${text}) <= ${LONGEST_NUMBER} and isfinite(${spelled}) and not (${vanished}) then ${spelled} end`
  },
})
