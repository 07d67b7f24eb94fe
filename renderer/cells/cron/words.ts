import { CRON_UNITS, type CronUnit, WEEK_NAMES } from '../../cron/units'

/** A Chinese name of a weekday; the group that is there says which, Sunday first. */
const WEEKDAY_NAME = /(?:周|星期|礼拜)(?:([日天])|(一)|(二)|(三)|(四)|(五)|(六))/g

/** What is written for each field, right or wrong. */
export type CronWords = { readonly [unit in CronUnit]: string }

/** What a field says that nothing was written for. */
export const emptyWords: CronWords = { second: '*', minute: '*', hour: '*', day: '*', month: '*', week: '?', year: '*' }

/** Of an empty text the empty ones; undefined when there are not 6 or 7 fields. */
export function wordsOf(text: string): CronWords | undefined {
  const found = text.split(/\s+/).filter(word => word !== '')
  if (found.length === 0) return emptyWords
  if (found.length !== 6 && found.length !== 7) return undefined
  return Object.fromEntries(CRON_UNITS.map((unit, place) => [unit, found[place] ?? '*'])) as CronWords
}

/** The expression; a year that says nothing is left out. */
export function textOf(words: CronWords): string {
  const units = words.year === '*' || words.year === '' ? CRON_UNITS.slice(0, -1) : CRON_UNITS
  return units.map(unit => (words[unit] === '' ? emptyWords[unit] : words[unit])).join(' ')
}

/** Every day of the week. */
const WHOLE_WEEK = '1-7'

/**
 * Writes one field. Day and week exclude each other: to set one takes the other away, and to take one away sets the other to every
 * day, because an expression needs exactly one of them.
 */
export function withWord(words: CronWords, unit: CronUnit, word: string): CronWords {
  const next = { ...words, [unit]: word }
  if (unit === 'day') return { ...next, week: word !== '?' ? '?' : words.week === '?' ? WHOLE_WEEK : words.week }
  if (unit === 'week') return { ...next, day: word !== '?' ? '?' : words.day === '?' ? '*' : words.day }
  return next
}

const wide: { readonly [sign: string]: string } = { '，': ',', '、': ',', '－': '-', '／': '/', '＊': '*', '？': '?', '＃': '#', '　': ' ' }

/** As an expression is written: signs of an input method as plain ones, Chinese names of weekdays as those of Quartz. */
export function plainText(typed: string): string {
  return typed
    .replace(/[，、－／＊？＃　]/g, sign => wide[sign] ?? sign)
    .replace(WEEKDAY_NAME, (name, ...groups) => WEEK_NAMES[groups.findIndex(group => group !== undefined)] ?? name)
    .trim()
}
