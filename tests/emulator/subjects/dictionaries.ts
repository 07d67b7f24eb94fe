import { Done, type Handlers, Refusal } from '../call'
import type { Emulator } from '../emulator'
import { inColumns, propertyOf } from '../query'
import type { Row } from '../tables'

interface Choice {
  readonly value: string
  readonly text: string
  readonly title: string
  readonly label?: string
}

const choice = (emulator: Emulator, value: unknown, text: unknown): Choice => ({
  value: String(value),
  text: String(text),
  title: String(text),
  ...(emulator.generation.release !== '2.4.2' && { label: String(text) }),
})

function itemsOf(emulator: Emulator, code: string, enabledOnly: boolean): Choice[] {
  const dict = emulator.table('sys_dict').rows.find(({ dictCode }) => dictCode === code)
  if (!dict) return []
  return emulator
    .table('sys_dict_item')
    .rows.filter(({ dictId, status }) => dictId === dict.id && (!enabledOnly || status !== 0))
    .toSorted((left, right) => Number(left.sortOrder ?? 0) - Number(right.sortOrder ?? 0))
    .map(({ itemValue, itemText }) => choice(emulator, itemValue, itemText))
}

/** The map that comes with the sign-in: code to options. */
export const dictionariesOf = (emulator: Emulator): Record<string, readonly Choice[]> =>
  Object.fromEntries(emulator.table('sys_dict').rows.map(({ dictCode }) => [String(dictCode), itemsOf(emulator, String(dictCode), true)]))

/** The rows of `table,text,value` as options. */
function rowsOf(emulator: Emulator, dict: string): Choice[] {
  const [table = '', text = '', value = ''] = dict.split(',')
  if (value === '') throw new Refusal('字典Code格式不正确！')
  return emulator.table(table.trim()).rows.map(row => {
    const columns = inColumns(row)
    return choice(emulator, columns[value] ?? '', columns[text] ?? '')
  })
}

/** A row of a list with the texts of its dictionaries. */
export function withTexts(emulator: Emulator, table: string, row: Row): Row {
  const texts = Object.entries(emulator.table(table).shape.dicts ?? {}).map(([name, code]) => {
    const found = String(row[name] ?? '')
      .split(',')
      .map(value => itemsOf(emulator, code, false).find(item => item.value === value)?.text)
    return [`${name}_dictText`, found.every(Boolean) ? found.join(',') : null]
  })
  return { ...row, ...Object.fromEntries(texts) }
}

function treeData({ emulator, query }: Parameters<Handlers[string]>[0]): readonly object[] {
  const { pid = '', pidField = '', tableName = '', text = '', code = '', hasChildField = '' } = query
  const rows = emulator.table(tableName).rows
  const parent = propertyOf(pidField)
  return rows
    .filter(row => (pid === '' ? !row[parent] : String(row[parent]) === pid))
    .map(row => {
      const columns = inColumns(row)
      const leaf = hasChildField !== '' && String(columns[hasChildField]) !== '1'
      return {
        key: columns[code],
        title: columns[text],
        leaf,
        icon: null,
        parentId: row[parent] ?? null,
        value: null,
        code: null,
        children: null,
      }
    })
}

const uniqueCheck: Handlers[string] = ({ emulator, query }) => {
  const { tableName = '', fieldName = '', fieldVal = '', dataId } = query
  const name = propertyOf(fieldName)
  const taken = emulator.table(tableName).rows.some(row => String(row[name]) === fieldVal && row.id !== dataId)
  if (taken) throw new Refusal('该值不可用，系统中已存在！')
  return new Done('该值可用！')
}

const node = (row: Row, emulator: Emulator) => ({
  key: row.id,
  title: row.name,
  leaf: !emulator.table('sys_category').rows.some(({ pid }) => pid === row.id),
  icon: null,
  parentId: row.pid,
  value: null,
  code: row.code,
  children: null,
})

const childrenOf = (emulator: Emulator, parent: string) =>
  emulator.table('sys_category').rows.filter(({ pid }) => String(pid ?? '0') === parent)

export const dictionaries: Handlers = {
  'GET /sys/dict/queryAllDictItems': ({ emulator }) => dictionariesOf(emulator),
  'GET /sys/dict/getDictItems/{dictCode}': ({ emulator, params }) => {
    const dict = String(params.dictCode)
    return dict.includes(',') ? rowsOf(emulator, dict) : itemsOf(emulator, dict, false)
  },
  'GET /sys/dict/getDictText/{dictCode}/{key}': ({ emulator, params }) =>
    itemsOf(emulator, String(params.dictCode), false).find(({ value }) => value === params.key)?.text,
  'GET /sys/dict/loadDict/{dictCode}': ({ emulator, params, query }) =>
    rowsOf(emulator, String(params.dictCode)).filter(({ text }) => text.includes(query.keyword ?? '')),
  'GET /sys/dict/loadDictItem/{dictCode}': ({ emulator, params, query }) => {
    const rows = rowsOf(emulator, String(params.dictCode))
    return (query.key ?? '').split(',').flatMap(key => rows.find(({ value }) => value === key)?.text ?? [])
  },
  'GET /sys/dict/loadTreeData': treeData,
  'ANY /sys/dict/refleshCache': () => null,
  'GET /sys/duplicate/check': uniqueCheck,
  'POST /sys/category/add': ({ emulator, body, user }) => {
    const pid = String(body.pid || '0')
    const parent = emulator.table('sys_category').find(pid)
    const code = `${parent?.code ?? ''}A${String(childrenOf(emulator, pid).length + 1).padStart(2, '0')}`
    emulator.table('sys_category').add({ ...body, pid, code, hasChild: '0' }, String(user.username))
    if (parent) parent.hasChild = '1'
    return new Done('添加成功！')
  },
  'GET /sys/category/rootList': ({ emulator, query }) => {
    const records = childrenOf(emulator, query.pid || '0')
    return { records, total: records.length, size: 10, current: 1, pages: 1 }
  },
  'GET /sys/category/childList': ({ emulator, query }) => childrenOf(emulator, String(query.pid)),
  'GET /sys/category/loadTreeRoot': ({ emulator }) => childrenOf(emulator, '0').map(row => node(row, emulator)),
  'GET /sys/category/loadTreeChildren': ({ emulator, query }) => childrenOf(emulator, String(query.pid)).map(row => node(row, emulator)),
  'GET /sys/category/loadTreeData': ({ emulator, query }) => childrenOf(emulator, query.pid || '0').map(row => node(row, emulator)),
  'GET /sys/category/loadDictItem': ({ emulator, query }) =>
    (query.ids ?? '').split(',').flatMap(id => emulator.table('sys_category').find(id)?.name ?? []),
}
