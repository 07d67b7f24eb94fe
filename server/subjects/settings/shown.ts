import type { SettingType } from '../../generated/operations'
import type { Setting, SettingValue } from './define'
import type { Settings } from './settings'
import { texts } from './texts'

/** A value in the words of people. */
function wordsOf(setting: Setting, value: SettingValue, secret: boolean): string {
  if (setting.picture) return value === '' ? texts.shipped : texts.pictureSet
  if (value === '') return texts.none
  if (secret) return texts.hidden
  if (typeof value === 'boolean') return value ? texts.yes : texts.no
  return setting.choices?.find(each => each.value === value)?.title() ?? String(value)
}

/** What the page shows of a setting beside its row; keys as the database spells them. */
export interface DeclaredRow {
  readonly code: string
  readonly area: string
  readonly name: string
  readonly help: string | null
  readonly value_text: string
  readonly default_text: string
  readonly fixed_by: string | null
  readonly sort_no: number
  readonly given: { readonly value?: SettingValue }
}

/** Parts of the page in their order; others come last. */
const AREAS = ['base', 'signIn', 'password', 'files', 'log']
const MOST_IN_AREA = 1000

const placeOf = (area: string) => (AREAS.includes(area) ? AREAS.indexOf(area) : AREAS.length) * MOST_IN_AREA

/** All settings, with what they are on this server, in the language of the caller. */
export const declaredRows = (settings: Settings): readonly DeclaredRow[] =>
  settings.all().map((setting, index) => {
    const now = settings.value(setting)
    return {
      code: setting.code,
      area: setting.area,
      name: setting.title(),
      help: setting.help?.() ?? null,
      value_text: wordsOf(setting, now, setting.secret),
      default_text: wordsOf(setting, setting.default, false),
      fixed_by: settings.isFixed(setting) ? (setting.env ?? null) : null,
      sort_no: placeOf(setting.area) + index,
      given: setting.secret ? {} : { value: now },
    }
  })

/** The schema of a value, which its form is drawn from. */
export function schemaOf(setting: Setting): SettingType {
  const { code, least, most, choices, secret, picture, lines } = setting
  const text = typeof setting.default === 'string'
  const type = text ? 'string' : typeof setting.default === 'number' ? 'integer' : 'boolean'
  const value = {
    type,
    title: setting.title(),
    ...(setting.help && { description: setting.help() }),
    ...(type === 'integer' && { minimum: least, maximum: most }),
    ...(text && { minLength: least, maxLength: most }),
    ...(choices && { oneOf: choices.map(choice => ({ const: choice.value, title: choice.title() })) }),
    ...(secret && { format: 'password' }),
    ...(picture && { format: 'picture' }),
    ...(lines && { format: 'textarea' }),
  }
  return { name: code, title: setting.title(), params: { type: 'object', properties: { value } } }
}
