import type { AuthoredFieldObject, AuthoredOption } from '../../screen/generated/authored'
import { isObject } from '../read-page'
import type { OnlineChoice, OnlineControl } from './answers'
import { extensionOf, fromJson, fromObjectText, numberOf, saysYes } from './extension'

/** What a control is in the language of screens: its cell type with its choices and settings. */
export type Looks = Pick<AuthoredFieldObject, 'type' | 'dict' | 'options' | 'props'>

/** The cell of a control. An unknown view, and one that lacks what its cell needs, is typed as text. */
export function looksOf(control: OnlineControl): Looks {
  return (LOOKS.get(control.view) ?? text)(control) ?? text(control)
}

type Reader = (control: OnlineControl) => Looks | undefined

/** Settings that were told; nothing when none was. */
function props(given: { readonly [name: string]: unknown }): Pick<Looks, 'props'> {
  const told = Object.entries(given).filter(([, value]) => value !== undefined && value !== '')
  return told.length === 0 ? {} : { props: Object.fromEntries(told) }
}

const plain =
  (type: string): Reader =>
  () => ({ type })

/** Longest text; none where the server says nothing of use. */
const longest = ({ maxLength }: OnlineControl) => {
  const length = numberOf(maxLength)
  return length !== undefined && length > 0 ? length : undefined
}

const typed =
  (type: string): Reader =>
  control => ({ type, ...props({ maxLength: longest(control) }) })

const isNumber = ({ type }: OnlineControl) => type === 'number' || type === 'integer'

/** A text whose column holds numbers is a number. */
const text = (control: OnlineControl): Looks =>
  isNumber(control) ? number(control) : { type: 'input', ...props({ maxLength: longest(control) }) }

const number = (control: OnlineControl): Looks => ({
  type: 'inputNumber',
  ...props({
    min: numberOf(control.minimum),
    max: numberOf(control.maximum),
    precision: control.type === 'integer' ? 0 : numberOf(control.decimals),
  }),
})

/** Choices of the server, each value once. */
export function optionsOf(choices: readonly OnlineChoice[] | undefined): AuthoredOption[] | undefined {
  const byValue = new Map<string, AuthoredOption>()
  for (const { value, text: shown, title } of choices ?? []) {
    if (value === undefined || byValue.has(String(value))) continue
    byValue.set(String(value), { value: String(value), text: String(shown ?? title ?? value) })
  }
  return byValue.size === 0 ? undefined : [...byValue.values()]
}

const NAME = /^[a-z][a-z0-9_]*$/i

/**
 * The dictionary of a control: a code, or a table with its texts, of which the first is shown, and its values. A table with a condition behind it (`where …`) is
 * none: no call here carries a piece of SQL. Servers send the choices of such a control themselves.
 */
export function dictionaryOf({ dictCode = '', dictTable = '', dictText = '' }: OnlineControl): string | undefined {
  if (dictTable === '') return dictCode === '' || /[\s']/.test(dictCode) ? undefined : dictCode
  const parts = [dictTable, dictText.split(',', 1)[0] ?? '', dictCode].map(part => part.trim())
  return parts.every(part => NAME.test(part)) ? parts.join(',') : undefined
}

const choice =
  (type: string, mayHoldNumbers: boolean): Reader =>
  control => {
    const options = optionsOf(control.enum)
    const dict = dictionaryOf(control)
    if (options === undefined && dict === undefined) return undefined
    return {
      type,
      ...(options === undefined ? { dict: dict as string } : { options }),
      ...(mayHoldNumbers && isNumber(control) && { props: { number: true } }),
    }
  }

const select = choice('select', true)

const search: Reader = control => {
  const dict = dictionaryOf(control)
  return dict === undefined ? select(control) : { type: 'sel_search', dict }
}

/** A record of another form, or several of them. */
const link: Reader = control => (saysYes(extensionOf(control).multiSelect) ? choice('list_multi', false) : search)(control)

const onOff: Reader = ({ extendOption, fieldExtendJson }) => {
  const pair = [extendOption, fieldExtendJson].map(fromJson).find(one => Array.isArray(one) && one.length === 2 && one[0] !== one[1])
  return { type: 'switch', ...(pair !== undefined && { props: { values: pair } }) }
}

const files =
  (type: string): Reader =>
  control => ({ type, props: { number: numberOf(extensionOf(control).uploadnum) ?? 0 } })

const picker =
  (type: string, stores: readonly string[]): Reader =>
  control => {
    const { multiSelect, store } = extensionOf(control)
    const kept = stores.includes(String(store)) ? String(store) : undefined
    return { type, ...props({ multiple: multiSelect === undefined ? undefined : saysYes(multiSelect), store: kept }) }
  }

/** Ids of categories are 32 hexadecimal digits or 19 others; anything else that names one is its code. */
const ID = /^(?:[0-9a-f]{32}|\d{15,20})$/i

const category: Reader = ({ pidValue = '', textField }) => ({
  type: 'cat_tree',
  ...props({ ...(ID.test(pidValue) ? { pid: pidValue } : { pcode: pidValue }), back: textField }),
})

const tree: Reader = ({ dict = '', pidField, pidValue, hasChildField }) =>
  dict.split(',').length === 3 && dict.split(',').every(part => NAME.test(part.trim()))
    ? { type: 'sel_tree', dict, ...props({ pidField, pidValue, hasChildField }) }
    : undefined

const popup: Reader = ({ code, orgFields, destFields, popupMulti, ...control }) =>
  code === undefined
    ? undefined
    : {
        type: 'popup',
        ...props({
          popupCode: code,
          orgFields,
          destFields,
          popupMulti: saysYes(popupMulti ?? extensionOf(control).popupMulti) || undefined,
        }),
      }

const popupDictionary: Reader = ({ code, dictTable, dictCode, dictText }) => {
  const report = code ?? dictTable
  return report === undefined
    ? undefined
    : { type: 'popup_dict', ...props({ popupCode: report, valueField: dictCode, textField: dictText }) }
}

/** `{table, txt, key, pidField, condition}` of a cascade; a condition is taken where it says that one column equals one value. */
function cascadeOf(config: unknown): Looks | undefined {
  const found = fromObjectText(config)
  if (!isObject(found)) return undefined
  const { table, txt, key, pidField, condition } = found
  const dict = [table, txt, key].map(String)
  if (!dict.every(part => NAME.test(part))) return undefined
  const equal = /^\s*(\w+)\s*=\s*'?([^'"]*?)'?\s*$/.exec(String(condition ?? ''))
  const top = equal !== null && equal[1] === pidField ? { pidValue: equal[2] } : {}
  const bound = equal !== null && equal[1] !== pidField ? { condition: JSON.stringify({ [String(equal[1])]: equal[2] }) } : {}
  return { type: 'link_down', dict: dict.join(','), ...props({ pidField, ...top, ...bound }) }
}

/** One of the lower levels of a cascade: what belongs to the field above it. */
export function levelOf(config: unknown, parent: string): Looks | undefined {
  const first = cascadeOf(config)
  if (first === undefined) return undefined
  const { pidValue: _, condition: __, ...kept } = first.props ?? {}
  return { ...first, props: { ...kept, parent } }
}

const PERIODS = ['year', 'month']

const date: Reader = control => ({ type: 'date', ...props({ picker: PERIODS.find(period => period === extensionOf(control).picker) }) })

const LOOKS: ReadonlyMap<string, Reader> = new Map<string, Reader>([
  ['text', text],
  ['number', number],
  ['password', plain('password')],
  ['textarea', typed('textarea')],
  ['list', select],
  ['radio', choice('radio', true)],
  ['checkbox', choice('checkbox', false)],
  ['list_multi', choice('list_multi', false)],
  ['switch', onOff],
  ['date', date],
  ['datetime', plain('datetime')],
  ['time', plain('time')],
  ['file', files('file')],
  ['image', files('image')],
  ['sel_search', search],
  ['sel_user', picker('sel_user', ['username', 'id'])],
  ['sel_depart', picker('sel_depart', [])],
  ['cat_tree', category],
  ['sel_tree', tree],
  ['popup', popup],
  ['pca', plain('area')],
  ['area', plain('area')],
  ['link_down', ({ config }) => cascadeOf(config)],
  ['umeditor', plain('umeditor')],
  ['markdown', plain('markdown')],
  // Of later releases: a record of another form, what is shown of it, and a column of a report.
  ['link_table', link],
  ['link_table_field', plain('normal')],
  ['popup_dict', popupDictionary],
  ['hidden', plain('hidden')],
])
