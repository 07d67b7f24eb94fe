import { describe, expect, it } from 'vitest'
import { cellCodecs } from '../../renderer/codecs'
import { type EntityModel, entityRegistry, loadEntity, type Option } from '../../renderer/core'
import { gridColumn } from '../../renderer/grid'
import { checkRecord } from '../../server/records/check'
import type { CheckContext } from '../../server/records/check-context'
import { readSheet } from '../../server/sheets'
import { fieldColumns } from '../../server/sheets/field'
import { keyColumn } from '../../server/sheets/lines'
import { sheetColumns } from '../../server/sheets/records/columns'
import { type CellSample, cellSamples } from '../helpers/cell-samples'
import { cellRenderer } from '../helpers/cells'
import { testGrid } from '../helpers/grid'

/** Blanks of every sort: of Unicode, without width, without a break, line ends; before and behind. */
const BLANKS = [
  ['  ', ''],
  ['', '\u3000'],
  ['\u00a0', '\u2003\t'],
  ['\u200b', '\ufeff'],
  ['\r\n', '\u200d\u3000\u200b'],
] as const

interface Door {
  readonly entity: EntityModel
  readonly options: ReadonlyMap<string, readonly Option[]>
}

function doorTo({ type, settings, more, rows, wire }: CellSample): Door {
  const room = typeof wire === 'number' ? { precision: 18, scale: 6 } : {}
  const it = {
    title: '字段',
    type,
    in: 'list form details import export',
    props: settings ?? {},
    ...room,
    options: more?.options,
    dict: more?.dict,
  }
  const fields = { name: { title: '名' }, it }
  const text = JSON.stringify({ title: '样例', table: 'test_sample', perm: 'testSample:', fields })
  const { entity, issues } = loadEntity({ file: 'schemas/entities/test/sample.json', text, registry: entityRegistry })
  if (!entity) throw new Error(JSON.stringify(issues))
  const options = rows ?? more?.options
  return { entity, options: new Map(options ? [['it', options]] : []) }
}

const free = async () => undefined
const context = {
  writer: { id: '1', username: 'a', realname: 'a', orgCode: null, roles: [], rights: [] },
  taken: free,
  byCode: free,
  exists: free,
  firstRefusedFile: free,
}

/** What is kept of a value, or the message of its refusal. A row of a table is named by its key alone. */
async function kept({ entity, options }: Door, it: unknown, more: Partial<CheckContext> = {}): Promise<unknown> {
  const firstAbsent = async (_: string, values: readonly string[]) =>
    values.find(value => !options.get('it')?.some(option => option.value === value) && options.size > 0)
  const checked = await checkRecord(entity, { it }, { ...context, options, firstAbsent, ...more })
  return 'messages' in checked ? checked.messages.get('it') : checked.values.get('it')
}

async function imported(door: Door, text: string): Promise<unknown> {
  const cells = [['字段'], [text]].map((row, at) => ({ number: at + 1, cells: row }))
  const read = readSheet(cells, sheetColumns(door.entity, 'import', door.options))
  if ('message' in read) return read.message
  const [row] = read.records
  return row?.messages[0] ?? kept(door, row?.record.it)
}

/** What a cell of a grid holds of a text that is pasted or typed. */
function pasted({ entity, options }: Door, text: string): unknown {
  const columns = entity.fields.map(field => gridColumn(field))
  const grid = testGrid([{ id: '1' }], { optionsOf: ({ key }: { readonly key: string }) => options.get(key) }, columns, cellRenderer.cells)
  // No column shows what is hidden.
  const read = grid.cells[1]?.read(text, { id: '1' }) ?? { wire: null }
  return 'wire' in read ? read.wire : 'refused'
}

const sampleOf = (type: string) => cellSamples.find(sample => sample.type === type) ?? expect.fail(type)
const texts = cellSamples.filter(({ wire, imported: comes }) => typeof wire !== 'object' && comes !== false)
const cases = texts.map(sample => [sample.type, sample] as const)
const keeps = (type: string) => cellCodecs.get(type)?.keepsBlanks === true

it('code, rich text, passwords, JSON and conditions keep the blanks around them, and no other cell', () => {
  const found = [...cellCodecs].filter(([, codec]) => codec.keepsBlanks).map(([type]) => type)
  expect(found.toSorted()).toEqual(['code', 'input_filter', 'json', 'markdown', 'password', 'report_sql', 'umeditor'])
})

describe.each(cases.filter(([type]) => !keeps(type)))('blanks around a value of %s', (_, sample) => {
  const door = doorTo(sample)
  const wire = String(sample.wire)

  it.each(BLANKS)('%j and %j go at the API', async (before, behind) => {
    const bare = await kept(door, wire)
    expect(bare).toBeTruthy()
    expect(await kept(door, before + wire + behind)).toBe(bare)
  })

  it.each(BLANKS)('%j and %j go in an import', async (before, behind) => {
    const bare = await imported(door, sample.text)
    expect(bare).toBeTruthy()
    expect(await imported(door, before + sample.text + behind)).toBe(bare)
  })

  it.each(BLANKS)('%j and %j go in a grid', (before, behind) => {
    expect(pasted(door, before + sample.text + behind)).toEqual(pasted(door, sample.text))
  })

  it('are nothing by themselves, at each of these doors', async () => {
    for (const blank of BLANKS.map(([before, behind]) => before + behind))
      expect([await kept(door, blank), await imported(door, blank), pasted(door, blank)]).toEqual([null, null, null])
  })
})

it.each(cases.filter(([type]) => ['code', 'markdown', 'report_sql'].includes(type)))(
  '%s keeps its blanks at each door',
  async (_, sample) => {
    const door = doorTo(sample)
    const text = `\u3000  ${sample.wire}  \n`
    expect([await kept(door, text), await imported(door, text), pasted(door, text)]).toEqual([text, text, text])
  },
)

describe('a value that is chosen', () => {
  const padded = ' M1 '
  const option = { value: padded, text: '甲' }
  const select = sampleOf('select')
  const search = sampleOf('sel_search')

  it('is what an option has, blanks and all, where an option has them', async () => {
    expect(await kept(doorTo({ ...select, more: { options: [option] } }), padded)).toBe(padded)
  })

  it('names a row of a table whose key has blanks, which was kept before they went', async () => {
    const door = doorTo({ ...search, settings: {}, more: { dict: 'sys_user,realname,username' } })
    const firstAbsent = async (_: string, values: readonly string[]) => values.find(value => value !== padded)
    expect(await kept({ ...door, options: new Map() }, padded, { firstAbsent })).toBe(padded)
    expect(await kept({ ...door, options: new Map() }, 'M1 ', { firstAbsent })).toMatch(/“M1”不在可选范围/)
  })
})

it('a cell refuses a value in the same words whatever blanks are around it', async () => {
  for (const [type, wire] of [
    ['date', '昨天'],
    ['inputNumber', 'abc'],
    ['checkbox_meta', 'x'],
  ] as const) {
    const door = doorTo(sampleOf(type))
    expect(await kept(door, ` ${wire}\u200b`)).toBe(await kept(door, wire))
  }
})

it.each(BLANKS)(
  '%j and %j around a cell of a table of the system and around the number of a record go, but not around a password',
  (before, behind) => {
    const fields = () => [
      { name: 'name', title: '姓名' },
      { name: 'password', title: '密码', secret: true },
    ]
    const read = [...fieldColumns(fields, 'import'), keyColumn(true)].map(column => column.read(`${before}1${behind}`))
    expect(read).toEqual([{ wire: '1' }, { wire: `${before}1${behind}` }, { wire: '1' }])
  },
)
