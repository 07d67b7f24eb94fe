import type { DictModel, TreeSelectModel } from '../../../generated/operations'
import { optionsFor } from '../../../http/generation'
import type { CallOf } from '../../../http/module'
import { dictionaryItems, keptItems, type Offer, offerOf, readConditionObject } from '../../../query'
import { commaList } from '../../../util/comma-list'
import { fail } from '../../../util/errors'
import { reaching } from '../../../util/trees/nodes'
import { texts } from '../texts'
import * as tables from './repository'

interface AnyOption {
  readonly value: string
  readonly text: string
  readonly color?: string | null
}

export const asModel = ({ value, text, color }: AnyOption): DictModel => ({ value, text, title: text, ...(color ? { color } : {}) })

/** Clients encode the whole dictionary before they put it into the path. */
function decoded(dict: string): string {
  try {
    return decodeURIComponent(dict)
  } catch {
    return dict
  }
}

/**
 * What the caller is offered by `table,text,code`, with a condition as fourth part or without; null for what no field of the caller's
 * chooses by, which then answers like an unknown code.
 */
async function tableOf(call: Asking, dict: string): Promise<Offer | null> {
  if (dict.split(',').length < 3) fail(texts.badFormat)
  return offered(call, dict)
}

type Asking = Pick<CallOf<'sysDictLoadDict'>, 'session' | 'can' | 'readTenant'>

const offered = (call: Asking, dict: string, below?: string) => call.readTenant(trx => offerOf(trx, call, dict, below))

/** Items of a code; those that are kept need no transaction. */
const itemsOf = async ({ catalog, session, readTenant }: CallOf<'sysDictGetDictItems'> | CallOf<'sysDictGetDictText'>, code: string) =>
  keptItems(catalog, session.dictionaryState, code) ?? readTenant(trx => dictionaryItems(trx, code))

/** Options of a code or of a table dictionary; none for an unknown one. */
export async function dictItems(call: CallOf<'sysDictGetDictItems'>): Promise<DictModel[]> {
  const dict = decoded(call.params.dict)
  if (!dict.includes(',')) return optionsFor(call.request, (await itemsOf(call, dict)).map(asModel))
  const source = await tableOf(call, dict)
  return source ? optionsFor(call.request, (await call.readTenant(trx => tables.options(trx, source))).map(asModel)) : []
}

export async function dictText(call: CallOf<'sysDictGetDictText'>): Promise<string | null> {
  const { code, key } = call.params
  const dict = decoded(code)
  if (!dict.includes(',')) return (await itemsOf(call, dict)).find(option => option.value === key)?.text ?? null
  const source = await tableOf(call, dict)
  return source ? ((await call.readTenant(trx => tables.labels(trx, source, [key]))).get(key) ?? null) : null
}

/** Options of a table dictionary whose text contains the keyword. */
export async function loadDict(call: CallOf<'sysDictLoadDict'>): Promise<DictModel[]> {
  const source = await tableOf(call, decoded(call.params.dict))
  if (!source) return []
  const { keyword, pageSize } = call.query
  const found = await call.readTenant(trx => tables.options(trx, source, { keyword, limit: pageSize }))
  return optionsFor(call.request, found.map(asModel))
}

/** Texts in the order of the keys. */
export async function loadDictItem(call: CallOf<'sysDictLoadDictItem'>): Promise<string[]> {
  const dict = decoded(call.params.dict)
  const source = dict.includes(',') ? await tableOf(call, dict) : null
  const keys = commaList(call.query.key)
  const byKey = await call.readTenant(async trx => {
    if (source) return tables.labels(trx, source, keys)
    if (dict.includes(',')) return new Map<string, string>()
    return new Map((await dictionaryItems(trx, dict)).map(option => [option.value, option.text]))
  })
  return keys.flatMap(key => byKey.get(key) ?? (call.query.delNotExist === false ? key : []))
}

/** A page of options of a table dictionary. */
export async function tableData(call: CallOf<'sysDictQueryTableData'>): Promise<DictModel[]> {
  const { table, text, code, keyword, codeValue, pageNo = 1, pageSize = 10 } = call.query
  const source = await offered(call, `${table},${text},${code}`)
  if (!source) return []
  const question = { keyword, value: codeValue, limit: pageSize, offset: (pageNo - 1) * pageSize }
  return optionsFor(call.request, (await call.readTenant(trx => tables.options(trx, source, question))).map(asModel))
}

/** Nodes of a declared tree below one parent; names that no field of the caller's chooses by give none. */
export async function treeData(call: CallOf<'sysDictLoadTreeData'>): Promise<TreeSelectModel[]> {
  const { pid = '', pidField, tableName, text, code, hasChildField, condition, keyword = '' } = call.query
  const tree = await offered(call, `${tableName},${text},${code}`, pidField)
  if (!tree) return []
  if (hasChildField && tree.source.hasChild !== hasChildField) return []
  const conditions = readConditionObject(condition, tree.filters)
  if (!conditions) return fail(texts.badCondition)
  const question = { pid, parent: pidField, hasChild: hasChildField || undefined, conditions }
  const searched = keyword.trim()
  const rows = await call.readTenant(async trx =>
    searched === '' ? tables.treeRows(trx, tree, question) : reaching(await tables.treeSearch(trx, tree, question, searched), pid),
  )
  return rows.map(({ key, title, parentId, hasChild }) => {
    const leaf = hasChildField ? hasChild !== '1' : false
    return { key, title, leaf, icon: null, parentId, value: null, code: null, children: null }
  })
}
