import type { ColumnShape, Mask, Quotient } from './types'

type Part = 'year' | 'month' | 'day' | 'hour' | 'minute' | 'weekday'
type Unit = 'hour' | 'day' | 'month' | 'year'

/**
 * The words of one engine. All arguments and results are SQL; nothing of a user stands in them. Names say what the expression language means,
 * and the engine has to agree to the last digit and character.
 */
export interface Dialect {
  name(column: string): string
  /** A text that is written out. */
  string(text: string): string
  typeName(shape: ColumnShape): string
  /** Null where the value does not fit. */
  tryCast(value: string, shape: ColumnShape): string
  /** The rows of a file, with their places in it as `place`. */
  file(path: string): string
  /** What texts stand in order by, as people look them up. */
  words(text: string): string
  /** A value as a text of which a part is hidden; null stays null. */
  masked(value: string, mask: Mask): string
  /** What rows stand in order by when chance orders them: the same for the same values and seed. */
  chance(values: readonly string[], seed: number): string
  readonly parts: StringParts
  readonly readings: ReadingDialect
  /** Null where the arithmetic inside overflows. */
  trying(value: string): string
  /** What is done with values; what is needed several times is shared. */
  values(share: Share): ValueDialect
}

/** Parts of texts; null where a text is null or has no such part. */
export interface StringParts {
  /** The part at a place, from 0, between separators. */
  part(text: string, separator: string, at: number): string
  /** What stands from a place on, separators included. */
  rest(text: string, separator: string, at: number): string
  /** Side by side, without those that are empty. */
  joined(values: readonly string[], separator: string): string
  /** The first run of digits, letters or Chinese characters; what stands in the first brackets. */
  found(text: string, what: 'digits' | 'letters' | 'hanzi' | 'brackets'): string
  end(text: string, which: 'first' | 'last', length: number): string
  padded(text: string, length: number, sign: string, side: 'left' | 'right'): string
}

/** What people write of values; all take any text and give null where they cannot read it. */
export interface ReadingDialect {
  /** 大写金额, Chinese numerals, amounts in 万 and 亿, all that is written as a number. */
  amount(text: string, digits: number): string
  /** Dates of all forms, Chinese numerals and serial numbers of workbooks among them. */
  date(text: string): string
  /** Whether a number can be one of its kind, by its form and its check digit. */
  valid(text: string, kind: 'person' | 'firm' | 'mobile' | 'card'): string
  /** All 18 digits of a number of a person, or what they tell. */
  person(text: string, part: 'number' | 'birthday' | 'sex' | 'place'): string
  /** The name of a firm in one spelling. */
  firmName(text: string): string
}

/** Gives a piece of SQL a name, for what is used several times. */
export type Share = (sql: string) => string

/** What the functions and operators of expressions are made of. */
export interface ValueDialect {
  readonly text: {
    /** Units of UTF-16, as `length` counts them. */
    length(text: string): string
    has(text: string, part: string): string
    starts(text: string, part: string): string
    ends(text: string, part: string): string
    trim(text: string): string
    lower(text: string): string
    upper(text: string): string
    replace(text: string, from: string, to: string): string
    /** From one place up to another, counted from 0; negative ones from the end; no second one: to the end. */
    slice(text: string, from: number, to: number | undefined): string
    /** Full width letters, digits and signs become half width. */
    halfWidth(text: string): string
    /** Blanks of all kinds go, also within. */
    withoutBlanks(text: string): string
    /** The number that a text spells; null when it spells none. */
    number(text: string): string
  }
  readonly number: {
    /** As it is written: `1`, `0.5`, `1e+21`. */
    text(number: string): string
    exactText(value: string, digits: number): string
    /** Null for what is not finite. */
    finite(number: string): string
    /** Arithmetic in decimals where those hold all digits of both numbers, else in floats. */
    exactly(operator: '+' | '-' | '*' | '%', left: string, right: string): string
    /** With 15 digits, halves away from zero; whole numbers keep all of theirs. */
    toResult(number: string): string
    /** An exact decimal as a whole number: with its point moved behind its digits. */
    unscaled(decimal: string, digits: number): string
    /** Digits behind the point of floats that are divided by their digits. */
    readonly floatDigits: number
    /** The same of a float, with `floatDigits`; null of one that has more. */
    unscaledFloat(number: string): string
    /** A quotient as it leaves arithmetic, by its sides; `float` is the same as a float. */
    quotient(sides: Quotient, float: string): string
    /** Whether a quotient has an end that a float spells. */
    hasEnd(quotient: Quotient): string
    /** A quotient that is rounded, halves away from zero; negative digits round before the point, as in all that rounds. */
    roundedQuotient(sides: Quotient, float: string, digits: number): string
    /** Half away from zero, by the digits as they are written. */
    round(number: string, digits: number): string
    fixed(number: string, digits: number): string
  }
  readonly moment: {
    /** The time that a text spells, null when it is none; and whether it names a time of day, a condition. */
    read(text: string): { readonly sql: string; readonly timed: string }
    part(moment: string, part: Part): string
    add(moment: string, amount: string, unit: Unit): string
    days(from: string, to: string): string
    minutes(from: string, to: string): string
    dateText(moment: string): string
    timeText(moment: string): string
    /** By a pattern of YYYY MM DD HH mm ss … */
    format(moment: string, pattern: string): string
  }
}
