import type { Field } from './form'

/** A JSON text as an object; undefined when it is none. */
export function readObject(text: string | null | undefined): Readonly<Record<string, unknown>> | undefined {
  const value = readJson(text)
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : undefined
}

export function readJson(text: string | null | undefined): unknown {
  try {
    return text ? JSON.parse(text) : undefined
  } catch {
    return undefined
  }
}

/** Extension settings of a field; none when there are none. */
export const extensionOf = ({ fieldExtendJson }: Pick<Field, 'fieldExtendJson'>) => readObject(fieldExtendJson) ?? {}

/** Whether a field holds several records of another form. */
export const isManyLinks = (field: Pick<Field, 'fieldShowType' | 'fieldExtendJson'>): boolean =>
  field.fieldShowType === 'link_table' && extensionOf(field).multiSelect === true

/** What a switch holds for on and off. */
export function switchPair({ fieldExtendJson }: Pick<Field, 'fieldExtendJson'>): readonly [string, string] {
  const pair = readJson(fieldExtendJson)
  const [on, off] = Array.isArray(pair) ? pair.map(String) : []
  return on !== undefined && off !== undefined && on !== off ? [on, off] : ['Y', 'N']
}

/** How a `link_down` field chooses: levels of one table, each kept in a field. */
export interface LinkSettings {
  readonly table: string
  readonly txt: string
  readonly key: string
  /** Columns of the lower levels. */
  readonly linkField: readonly string[]
  readonly idField: string
  readonly pidField: string
  /** Column to value of the first level; null when it names something else. */
  readonly condition: string
}

const WORD = /"(?:[^"\\]|\\.)*"|'((?:[^'\\]|\\.)*)'|([{,]\s*)([A-Za-z_]\w*)(?=\s*:)/g

/** Clients of the family write a JavaScript object: names without quotes, texts in single ones. */
const asJson = (text: string) =>
  text.replace(WORD, (whole, single: string | undefined, before: string | undefined, name: string | undefined) => {
    if (name !== undefined) return `${before}"${name}"`
    return single === undefined ? whole : JSON.stringify(single.replaceAll("\\'", "'"))
  })

/** The settings of a `link_down` field; undefined when they are none. */
export function linkSettings({ dictTable }: Pick<Field, 'dictTable'>): LinkSettings | undefined {
  const read = readObject(dictTable) ?? readObject(asJson(dictTable ?? ''))
  const text = (name: string) => (typeof read?.[name] === 'string' ? (read[name] as string).trim() : '')
  const settings = { table: text('table'), txt: text('txt'), key: text('key'), idField: text('idField'), pidField: text('pidField') }
  if (Object.values(settings).includes('')) return undefined
  const linkField = text('linkField')
    .split(',')
    .map(name => name.trim())
    .filter(Boolean)
  return { ...settings, linkField, condition: text('condition') }
}

/** What a `sel_tree` field chooses from; undefined when it does not say. */
export function treeSettings({ dictTable, dictField, dictText }: Pick<Field, 'dictTable' | 'dictField' | 'dictText'>) {
  const [id = '', pid = '', name = '', hasChild = ''] = (dictText ?? '').split(',').map(part => part.trim())
  const table = dictTable?.trim() ?? ''
  if (!table || !id || !pid || !name) return undefined
  return { dict: `${table},${name},${id}`, pidField: pid, hasChildField: hasChild, pidValue: dictField?.trim() ?? '' }
}

type Dictionary = Pick<Field, 'dictTable' | 'dictField' | 'dictText'>

/** A table, and the condition that may stand behind it: `demo where state = '1'`. */
export function tableAndWhere(dictTable: string | null | undefined): { readonly table: string; readonly where: string | undefined } {
  const text = dictTable?.trim() ?? ''
  const [, table = text, where] = /^(\S+)\s+where\s(.+)$/is.exec(text) ?? []
  return { table, where: where?.trim() }
}

/** The dictionary of a choice: its code, or `table,text,code`; undefined when it names none. Of several texts the first is shown. */
export function dictionaryOf({ dictTable, dictField, dictText }: Dictionary): string | undefined {
  const { table } = tableAndWhere(dictTable)
  const [field, text] = [dictField?.trim(), dictText?.split(',', 1)[0]?.trim()]
  if (!field) return undefined
  return table ? `${table},${text || field},${field}` : field
}

type Conditions = readonly (readonly [column: string, value: string])[]

const EQUALS = /^([A-Za-z_]\w*)\s*=\s*(?:'([^']*)'|(-?\d+(?:\.\d+)?))$/

/** `pid = '0' and kind = 1`, or a JSON object: columns and the values that they must have. Undefined for what is neither. */
export function readConditions(text: string): Conditions | undefined {
  if (text.trim() === '') return []
  const object = readObject(text)
  if (object) return Object.entries(object).map(([name, value]) => [name, String(value ?? '')] as const)
  const parts = text.trim().split(/\s+and\s+/i)
  const read = parts.map(part => EQUALS.exec(part.trim()))
  if (read.some(match => match === null)) return undefined
  return read.map(match => [match?.[1] ?? '', match?.[2] ?? match?.[3] ?? ''] as const)
}
