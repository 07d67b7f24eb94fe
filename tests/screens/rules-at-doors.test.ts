import { describe, expect, it } from 'vitest'
import { CellValueError } from '../../renderer/codecs'
import { builtInCells, type EntityField, entityRegistry, loadEntity } from '../../renderer/core'
import { columnValidator } from '../../renderer/grid/features/validation/column-validator'
import type { Limits } from '../../renderer/model/rule'
import { createRules } from '../../renderer/rules'
import { checkRecord } from '../../server/records/check'
import { codecOf } from '../../server/records/codec'
import { readSheet } from '../../server/sheets'
import { sheetColumns } from '../../server/sheets/records/columns'

/** Settings that bound what a cell holds, by how they are called in the language. */
const BOUNDS = new Set(['min', 'max', 'precision', 'maxLength', 'number', 'most', 'multiple', 'count', 'allowHalf'])
/** Where a setting of such a name bounds what is typed alone: the value is a condition, with signs of its own. */
const UNBOUND: Readonly<Record<string, readonly string[]>> = { input_filter: ['maxLength'] }

type Properties = Readonly<Record<string, { readonly type?: string }>>
const propertiesOf = (settings: object) => ((settings as { readonly properties?: Properties }).properties ?? {}) as Properties

it.each(builtInCells.map(cell => [cell.type, cell] as const))('%s says what its settings bound', (type, { settings, limits = {} }) => {
  const names = Object.entries(propertiesOf(settings)).filter(
    ([name, { type: kind }]) => BOUNDS.has(name) && !(name === 'number' && kind === 'boolean'),
  )
  const said = new Set(Object.values(limits))
  const missing = names.map(([name]) => name).filter(name => !said.has(name) && !UNBOUND[type]?.includes(name))
  expect(missing).toEqual([])
})

/** What a limit lets through and what it refuses, as the API sends both; `settings` say the limit by its setting. */
interface Sample {
  readonly setting: unknown
  readonly within: unknown
  readonly beyond: unknown
  readonly says: string
}

const SAMPLES: Readonly<Record<keyof Limits, Sample>> = {
  min: { setting: 2, within: 2, beyond: 1, says: '不能小于2' },
  max: { setting: 4, within: 4, beyond: 5, says: '不能大于4' },
  decimals: { setting: 2, within: 1.25, beyond: 1.255, says: '位小数' },
  step: { setting: 1, within: 3, beyond: 3.3, says: '须为' },
  length: { setting: 3, within: '甲乙𠮷', beyond: '甲乙丙丁', says: '长度不能超过3个字符' },
  files: { setting: 1, within: 'a/b.pdf', beyond: 'a/b.pdf,a/c.pdf', says: '最多1个文件' },
  choices: { setting: false, within: 'a', beyond: 'a,b', says: '最多选择1项' },
  rows: { setting: 1, within: [{ name: '甲' }], beyond: [{ name: '甲' }, { name: '乙' }], says: '最多1行' },
}

const MORE: Readonly<Record<string, object>> = {
  grid: { fields: { name: { title: '名称' } } },
  sel_tree: { props: { dict: 'sys_depart,depart_name,id' } },
  sel_entity: { props: { source: '/course/lecturer' } },
  slider: { props: { max: 10 } },
  citations: {},
}

const cases = builtInCells.flatMap(({ type, limits = {} }) =>
  Object.entries(limits).flatMap(([limit, setting]) => {
    const sample = { ...SAMPLES[limit as keyof Limits] }
    // A constant is what it is.
    if (typeof setting === 'number') return []
    if (setting === 'allowHalf') sample.setting = false
    return [[type, limit, setting, sample] as const]
  }),
)

/** An entity of one field with that setting, as its file would say it. */
function fieldOf(type: string, setting: string, value: unknown) {
  const { props = {}, ...more } = (MORE[type] ?? {}) as { readonly props?: object }
  const { kind } = builtInCells.find(cell => cell.type === type) ?? {}
  const room = kind === 'decimal' ? { precision: 18, scale: 6 } : kind === 'text' ? { length: 0 } : {}
  const bounds = { ...(type === 'inputNumber' && { precision: null }), ...props, [setting]: value }
  const written = { title: '字段', type, in: 'list form details import export', ...room, props: bounds, ...more }
  const text = JSON.stringify({ title: '样例', table: 'test_sample', perm: 'testSample:', fields: { name: { title: '名' }, it: written } })
  const { entity, issues } = loadEntity({ file: 'schemas/entities/test/sample.json', text, registry: entityRegistry })
  expect(issues).toEqual([])
  const field = entity?.fields.find(({ name }) => name === 'it')
  if (!entity || !field) throw new Error('no entity')
  return { entity, field }
}

const rules = createRules()
const free = async () => undefined
const context = {
  writer: { id: '1', username: 'a', realname: 'a', orgCode: null, roles: [], rights: [] },
  taken: free,
  byCode: free,
  exists: free,
  firstAbsent: free,
  firstRefusedFile: free,
  options: new Map(),
}

type Fields = ReturnType<typeof fieldOf>

/** What each door says of a value: undefined where it lets it in. */
const DOORS: Readonly<Record<string, (fields: Fields, wire: unknown) => Promise<string | undefined> | string | undefined>> = {
  'the API, an online form, a restore and a change set': async ({ entity }, it) => {
    const checked = await checkRecord(entity, { it }, context)
    return 'messages' in checked ? checked.messages.get('it') : undefined
  },
  'a form': ({ field }, wire) => rules.validateNow(encoded(field, wire), field.rules, { title: '字段' }),
  'a grid, a paste and a fill': ({ field }, wire) => columnValidator(field)?.now({ it: wire }, false),
  'an import': async fields => imported(fields, fields.field.kind),
}

const encoded = (field: EntityField, wire: unknown) => {
  const codec = codecOf(field)
  return codec.encode(codec.decode(wire))
}

/** Set by each case: the value that a workbook would bring. */
let brought: unknown

async function imported({ entity }: Fields, kind: string): Promise<string | undefined> {
  // Workbooks bring neither files nor rows of rows into a cell.
  if (kind === 'rows' || typeof brought === 'object')
    return entity ? DOORS['the API, an online form, a restore and a change set']?.({ entity } as Fields, brought) : undefined
  const columns = sheetColumns(entity, 'import', new Map())
  const read = readSheet(
    [
      { number: 1, cells: ['字段'] },
      { number: 2, cells: [String(brought)] },
    ],
    columns,
  )
  if ('message' in read) return read.message
  const [row] = read.records
  if (row?.messages[0] !== undefined) return row.messages[0]
  const checked = await checkRecord(entity, { ...row?.record }, context)
  return 'messages' in checked ? checked.messages.get('it') : undefined
}

describe.each(cases)('%s, %s', (type, _, setting, { setting: value, within, beyond, says }) => {
  it.each(Object.entries(DOORS))('is held by %s', async (name, door) => {
    const fields = fieldOf(type, setting, value)
    const said = async (wire: unknown) => {
      brought = wire
      try {
        return await door(fields, wire)
      } catch (error) {
        if (error instanceof CellValueError) return error.message
        throw error
      }
    }
    // Citations and files are no texts of a workbook.
    const readable = type !== 'citations' && !(name === 'an import' && ['file', 'upload', 'image'].includes(type))
    if (readable) expect(await said(within)).toBeUndefined()
    const message = await said(beyond)
    expect(message).toBeDefined()
    if (readable && name !== 'an import') expect(message).toContain(says)
  })
})
