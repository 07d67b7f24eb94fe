import type { JSONSchemaType } from 'ajv'
import { dictionaryText } from '../../dictionary/dictionary-text'
import type { CellCodec } from '../../model/cell-type'
import type { Option } from '../../model/option'
import { joinValues, listCodec, splitValues } from '../base/comma'
import { wireText } from '../base/text'

/** Settings that every cell of one choice has. */
export interface ChoiceSettings {
  /** True where the API holds a number: whole numbers then go out as numbers. */
  readonly number: boolean
  /** The colour of the dot before a text, by value; win over those of the options. Absent: plain text. */
  readonly colors?: { readonly [value: string]: string } | null
}

export const choiceProperties = {
  number: { type: 'boolean', default: false },
  colors: { type: 'object', additionalProperties: { type: 'string', minLength: 1 }, required: [], nullable: true },
} as const

export const choiceSettings: JSONSchemaType<ChoiceSettings> = {
  type: 'object',
  properties: choiceProperties,
  required: ['number'],
  additionalProperties: false,
}

/**
 * The value behind what a person wrote: an option's text or value. Undefined when options are known and it is none of them,
 * or the text of several, such as people of one name.
 */
function findValue(written: string, options: readonly Option[]): string | undefined {
  const named = new Set(options.filter(each => each.text === written).map(each => each.value))
  if (named.size === 1) return [...named][0]
  const known = options.some(each => each.value === written)
  return known || options.length === 0 ? written : undefined
}

/** One of the options. Values that no option has are kept and shown as they are: dictionaries change, rows stay. */
export const choiceCodec: CellCodec<string, ChoiceSettings> = {
  single: true,
  decode: wire => wireText(wire),
  encode: (value, { settings }) => {
    if (value === null || value === '') return null
    return settings.number && /^-?\d{1,15}$/.test(value) ? Number(value) : value
  },
  text: (value, { options }) => dictionaryText(options, value),
  fromText: (text, { options }) => (text.trim() === '' ? null : findValue(text.trim(), options)),
}

/** Several of the options, joined by commas. */
export const choicesCodec: CellCodec<string, unknown> = {
  ...listCodec,
  text: (value, { options }) => dictionaryText(options, value),
  fromText: (text, { options }) => {
    const values = splitValues(text.replace(/[，、;；]/g, ',')).map(part => findValue(part, options))
    return values.some(value => value === undefined) ? undefined : joinValues(values.filter(value => value !== undefined))
  },
}
