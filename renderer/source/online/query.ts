import { defined } from '../../model/defined'
import type { AuthoredField, AuthoredFieldObject, AuthoredQuery } from '../../screen/generated/authored'
import type { OnlineControl, OnlineList, OnlineQuery } from './answers'
import { saysYes } from './extension'
import type { Fields } from './fields'
import { looksOf } from './looks'
import { rulesOf } from './rules'

/** Before the name of an input that asks for a column in another way than the form edits it; requests leave it out. */
export const ASKED = 'query__'

type Operator = Exclude<AuthoredFieldObject['query'], boolean | undefined>

const RANGES: ReadonlySet<string> = new Set(['date', 'datetime', 'time', 'inputNumber'])
const TYPED: ReadonlySet<string> = new Set(['input', 'textarea', 'umeditor', 'markdown'])
/** Cells that nothing can be asked of. */
const SILENT: ReadonlySet<string> = new Set(['password', 'file', 'image', 'hidden', 'normal', 'grid', 'object'])

const operatorOf = (type: string, mode: string | undefined): Operator =>
  mode === 'group' && RANGES.has(type) ? 'range' : TYPED.has(type) ? 'like' : 'eq'

/** An input of the query bar in the shape of a form's control. */
function controlOf(
  { view = 'text', dictCode, dictTable, dictText, pcode, ...query }: OnlineQuery,
  { dictOptions }: OnlineList,
): OnlineControl {
  const given = { ...query, view: view.toLowerCase() }
  if (given.view === 'popup') return told({ ...given, code: dictTable, orgFields: dictCode, destFields: dictText })
  const choices = query.config === undefined || String(query.config) !== '1' ? dictOptions[query.field] : undefined
  return told({ ...given, dictCode, dictTable, dictText, enum: choices, ...defined({ pidValue: pcode }) })
}

const told = (control: { readonly [key: string]: unknown }) =>
  Object.fromEntries(Object.entries(control).filter(([, value]) => value !== undefined)) as unknown as OnlineControl

export interface OnlineQueryBar {
  /** All fields, those that are asked for with their operators. */
  readonly fields: { readonly [name: string]: AuthoredField }
  readonly query: AuthoredQuery
}

const hides = ({ hidden }: OnlineQuery) => String(hidden ?? '0') === '1'
const own = ({ config }: OnlineQuery) => String(config ?? '0') === '1'

/** The query bar over the fields of a form and its list. Inputs that the server hides stand behind 展开. */
export function queryBar(queries: readonly OnlineQuery[], list: OnlineList, before: Fields): OnlineQueryBar {
  const fields = new Map(Object.entries(before))
  const asked = [...queries.filter(query => !hides(query)), ...queries.filter(hides)]
  const names: string[] = []
  const initial = new Map(list.columns.flatMap(({ dataIndex }) => handedOver(dataIndex, before[dataIndex]?.type)))
  for (const query of asked) {
    const { name, field } = askedField(query, list, fields.get(query.field))
    if (field === undefined || names.includes(name)) continue
    fields.set(name, field)
    names.push(name)
    for (const [parameter, value] of firstValues(name, query, field.type)) initial.set(parameter, value)
  }
  const shown = asked.filter(query => !hides(query)).length
  const { hideColumns } = list
  return {
    fields: Object.fromEntries(fields),
    query: {
      fields: names,
      shown: Math.max(shown, 1),
      advanced: hideColumns.includes('super_query') ? false : 'flat',
      initial: Object.fromEntries(initial),
    },
  }
}

/** The field that an input asks for: that of the form, or one of its own where the server configured another control. */
function askedField(query: OnlineQuery, list: OnlineList, known: AuthoredFieldObject | undefined) {
  const looks = looksOf(controlOf(query, list))
  const checks = checksOf(query)
  const isFree = Object.keys(checks).length === 0
  const same = known?.type !== undefined && known.type !== 'hidden' && (!own(query) || (isFree && alike(known, looks)))
  const { type, ...field }: AuthoredFieldObject = same
    ? known
    : { title: query.label ?? known?.title ?? query.field, in: '', ...looks, ...checks }
  const name = known === undefined || same ? query.field : `${ASKED}${query.field}`
  if (type === undefined || SILENT.has(type)) return { name }
  return { name, field: { ...field, type, query: operatorOf(type, query.mode) } }
}

/** What the server wants of an input with a control of its own. Whether a value is the only one is no matter of queries. */
function checksOf(query: OnlineQuery): Pick<AuthoredFieldObject, 'required' | 'rules'> {
  if (!own(query)) return {}
  const { queryMustInput, queryValidType: pattern } = query
  const rules = pattern === undefined || pattern === 'only' ? [] : rulesOf(query.field, { view: 'text', pattern }, '')
  return { ...(saysYes(queryMustInput) && { required: true }), ...(rules.length > 0 && { rules }) }
}

const alike = (known: AuthoredFieldObject, { type, dict, options }: AuthoredFieldObject) =>
  known.type === type && known.dict === dict && JSON.stringify(known.options) === JSON.stringify(options)

/** What the page was opened with is asked at first: `?state=1` of its address. */
function handedOver(name: string, type: string | undefined): [string, string][] {
  const parameters = type !== undefined && RANGES.has(type) ? [name, `${name}_begin`, `${name}_end`] : [name]
  return NAME.test(name) ? parameters.map(parameter => [parameter, `{{ route.query?.${parameter} }}`]) : []
}

/** Columns that an expression can name. */
const NAME = /^(?!(?:constructor|prototype|__\w*)$)[A-Za-z_]\w*$/

/** The default of an input counts with a control of its own, and for one value. */
function firstValues(name: string, query: OnlineQuery, type: string | undefined): [string, string][] {
  const from = handedOver(query.field, type).map(
    ([parameter, template]) => [parameter.replace(query.field, name), template] as [string, string],
  )
  const { defValue, mode } = query
  if (!own(query) || mode === 'group' || defValue === undefined || defValue === '') return from
  return [[name, `{{ route.query?.${query.field} ?? ${JSON.stringify(String(defValue))} }}`], ...from.slice(1)]
}
