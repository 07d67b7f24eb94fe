import type { StringParts } from '../dialect'

const RUNS = { digits: '[0-9]+(\\.[0-9]+)?', letters: '[A-Za-z]+', hanzi: '[\\x{3400}-\\x{9fff}]+' } as const
const BRACKETS = '[(（\\[【〔]([^)）\\]】〕]*)[)）\\]】〕]'

/** A pattern finds an empty text where it finds nothing. */
const orNull = (value: string) => `nullif(${value}, '')`

export const parts: StringParts = {
  part: (text, separator, at) => orNull(`trim(split_part(${text}, ${separator}, ${at + 1}))`),
  rest: (text, separator, at) => orNull(`trim(array_to_string(string_split(${text}, ${separator})[${at + 1}:], ${separator}))`),
  joined: (values, separator) =>
    orNull(`concat_ws(${separator}, ${values.map(value => `nullif(cast(${value} as varchar), '')`).join(', ')})`),
  found: (text, what) =>
    what === 'brackets' ? orNull(`regexp_extract(${text}, '${BRACKETS}', 1)`) : orNull(`regexp_extract(${text}, '${RUNS[what]}')`),
  end: (text, which, length) => `${which === 'first' ? 'left' : 'right'}(${text}, ${length})`,
  padded: (text, length, sign, side) =>
    `case when length(${text}) < ${length} then ${side === 'left' ? 'lpad' : 'rpad'}(${text}, ${length}, ${sign}) else ${text} end`,
}
