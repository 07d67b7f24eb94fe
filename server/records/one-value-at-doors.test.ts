import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Caller, startTestServer, type TestEnvelope, type TestServer } from '../../tests/helpers/server'
import { workbook } from '../../tests/helpers/workbook'

type Row = Record<string, unknown> & { readonly id: string; readonly version: number }

const BASE = '/example/cell'
const TITLES = {
  count: '数字',
  level: '下拉',
  size: '单选',
  tags: '多选框',
  ok: '勾选',
  active: '勾选（1/0）',
  begin: '日期',
  moment: '日期时间',
  remark: '只读文本',
  secretNo: '隐藏列',
}
type Field = keyof typeof TITLES

let server: TestServer
let admin: Caller
beforeAll(async () => {
  server = await startTestServer()
  admin = await server.signIn()
})
afterAll(() => server?.close())

const listed = async (name: string) => (await admin.get<{ records: Row[] }>(`${BASE}/list`, { name })).body.result.records[0]
const taken = ({ body }: { readonly body: TestEnvelope }) => body.success

async function standing(name: string): Promise<Pick<Row, 'id' | 'version'>> {
  await admin.post(`${BASE}/add`, { name })
  const { id, version } = (await listed(name)) ?? expect.fail(name)
  return { id, version }
}

/** The doors of one record and of a change set, and whether they took the value. */
const DOORS: Readonly<Record<string, (name: string, value: object) => Promise<boolean>>> = {
  add: async (name, value) => taken(await admin.post(`${BASE}/add`, { name, ...value })),
  edit: async (name, value) => taken(await admin.put(`${BASE}/edit`, { ...(await standing(name)), ...value })),
  'new row of a change set': async (name, value) =>
    taken(await admin.post(`${BASE}/saveBatch`, { added: [{ key: 'k', row: { name, ...value } }] })),
  'changed row of a change set': async (name, value) =>
    taken(await admin.post(`${BASE}/saveBatch`, { changed: [{ ...(await standing(name)), ...value }] })),
  import: async (name, value) => {
    const heads = Object.keys(value).map(field => TITLES[field as Field])
    const content = workbook([
      ['文本', ...heads],
      [name, ...Object.values(value)],
    ])
    return (await admin.upload(`${BASE}/importExcel`, { name: 'a.xlsx', content })).body.code === 200
  },
}

/** How a value may come, and what it is then at every door; undefined: each refuses it. */
const VALUES: readonly (readonly [field: Field, given: unknown, kept: unknown])[] = [
  ['count', '1', 1],
  ['count', ' 1.50\u200b', 1.5],
  ['count', '1e3', 1000],
  ['count', '1.234', undefined],
  ['count', true, undefined],
  ['level', 1, '1'],
  ['level', ' 1 ', '1'],
  ['level', '\u200b1\u3000', '1'],
  ['level', '9', undefined],
  ['size', '　大', '大'],
  ['tags', ' 甲 , 乙 ', '甲,乙'],
  ['ok', ' Y\u00a0', 'Y'],
  ['ok', 1, 'Y'],
  ['ok', 'x', undefined],
  ['active', 1, '1'],
  ['active', '\ufeff0 ', '0'],
  ['begin', ' \u3000', null],
  ['begin', '\u200b2026-1-31 ', '2026-01-31'],
  ['moment', '\u30002026-01-31 08:30', '2026-01-31 08:30:00'],
  ['remark', 12.5, '12.5'],
  ['secretNo', 7, '7'],
]

let nth = 0
it.each(VALUES)('%s of %j is the same at every door', async (field, given, kept) => {
  const found: Record<string, unknown> = {}
  for (const [door, write] of Object.entries(DOORS)) {
    const name = `值${nth++}号`
    found[door] = (await write(name, { [field]: given })) ? (await listed(name))?.[field] : undefined
  }
  expect(found).toEqual(Object.fromEntries(Object.keys(DOORS).map(door => [door, kept])))
})
