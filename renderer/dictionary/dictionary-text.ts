import { translated } from '../model/catalogue'
import { language } from '../model/language'
import type { Option } from '../model/option'

const indexes = new WeakMap<readonly Option[], ReadonlyMap<string, Option>>()

/** The option of one value; undefined when there is none. Looked up in an index that is made once for a list of options. */
export function optionOf(options: readonly Option[], value: string): Option | undefined {
  let index = indexes.get(options)
  if (index === undefined) {
    // The first of two options with the same value wins, as it does on screen.
    index = new Map([...options].reverse().map(option => [option.value, option]))
    indexes.set(options, index)
  }
  return index.get(value)
}

/** The texts of a value or of values joined by commas, joined by commas; a value without an option stands for itself. Null and '' give ''. */
export function dictionaryText(options: readonly Option[], value: unknown): string {
  if (value === null || value === undefined || value === '') return ''
  const whole = String(value)
  const option = optionOf(options, whole)
  if (option !== undefined) return option.text
  return whole
    .split(',')
    .map(part => optionOf(options, part.trim())?.text ?? part)
    .join(',')
}

/** Whether the code stands for rows, `table,text,code`. */
export const isTable = (code: string): boolean => code.includes(',')

/** A text of a dictionary, or several joined by commas, in the reader's language. What comes out of a table is people's own words. */
export function wordsOf(code: string | undefined, text: string): string {
  return code === undefined || isTable(code) || language() === 'zh'
    ? text
    : text
        .split(',')
        .map(each => translated(each, code))
        .join(',')
}

/** Options in the reader's language; see `wordsOf`. */
export function optionsInWords(code: string, options: readonly Option[]): readonly Option[] {
  return isTable(code) || language() === 'zh' ? options : options.map(option => ({ ...option, text: translated(option.text, code) }))
}
