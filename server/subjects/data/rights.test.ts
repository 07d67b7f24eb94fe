import { beforeAll, describe, expect, it } from 'vitest'
import { imported } from '../../../tests/helpers/data-sheets'
import { admin, openServer, server } from '../../../tests/helpers/open-server'
import { makePerson, type TestPerson } from '../../../tests/helpers/people'
import type { Caller } from '../../../tests/helpers/server'

openServer()

const ALL = [
  ...['list', 'add', 'edit', 'delete', 'export'].map(right => `dataSheet:${right}`),
  ...['list', 'add', 'edit'].map(right => `dataRecipe:${right}`),
]
const CONTENT = '编号,金额\n001,1\n002,2\n'

/** Sheets of the administrator, by what stands between them and others. */
let sheets: Readonly<Record<'private' | 'shared' | 'secret', string>>
let people: Readonly<Record<string, TestPerson>>

beforeAll(async () => {
  people = {
    'without a right': await makePerson(server, admin),
    'who may do everything to own sheets': await makePerson(server, admin, ALL),
    'who sees all sheets': await makePerson(server, admin, [...ALL, 'dataSheet:all']),
    'who sees all and what is secret': await makePerson(server, admin, [...ALL, 'dataSheet:all', 'document:secret']),
  }
  const bring = async (secretLevel: string) => (await imported(admin, CONTENT, { secretLevel })).sheetId ?? ''
  sheets = { private: await bring('0'), shared: await bring('0'), secret: await bring('2') }
  const users = Object.values(people)
    .map(({ id }) => id)
    .join()
  for (const id of [sheets.shared, sheets.secret])
    await admin.post('/sys/recordShare/add', { tableName: 'data_sheet', tableDataId: id, users })
}, 120_000)

type Way = (caller: Caller, id: string) => Promise<boolean>

const succeeds = async (answer: Promise<{ readonly body: { readonly success: boolean } }>) => (await answer).body.success
const version = async (id: string) =>
  (await server.sql<{ id: string }>('select id from weft.data_sheet_version where sheet_id = $1', [id]))[0]?.id ?? ''

/** Ways to what a sheet holds, and to a change of it. */
const READING: Readonly<Record<string, Way>> = {
  list: async (caller, id) => {
    const { body } = await caller.get<{ total: number }>('/data/sheet/list', { id })
    return body.success && body.result.total === 1
  },
  record: (caller, id) => succeeds(caller.get('/data/sheet/queryById', { id })),
  opening: (caller, id) => succeeds(caller.get('/data/sheet/open', { id })),
  rows: (caller, id) => succeeds(caller.post('/data/sheet/rows', { id, steps: [], limit: 10 })),
  versions: (caller, sheetId) => succeeds(caller.get('/data/version/list', { sheetId })),
  lineage: (caller, id) => succeeds(caller.get('/data/sheet/lineage', { id })),
  'a recipe over it': async (caller, sheetId) => {
    const { body } = await caller.post<{ fault: string | null }>('/data/recipe/preview', { sheetId, steps: [], limit: 10 })
    return body.success && body.result.fault === null
  },
  'a recipe that takes it in': async (caller, sheet) => {
    const union = { do: 'union', with: { sheet, steps: [] } }
    const { body } = await caller.post<{ steps: { fault: string | null }[] }>('/data/recipe/preview', {
      sheetId: sheets.shared,
      steps: [union],
      limit: 0,
    })
    return body.success && body.result.steps[0]?.fault === null
  },
  'a new recipe': (caller, sheetId) => succeeds(caller.post('/data/recipe/begin', { name: '清洗', sheetId, steps: [] })),
  export: (caller, id) => succeeds(caller.post('/data/sheet/exportFile', { id, steps: [], format: 'csv' })),
}
const CHANGING: Readonly<Record<string, Way>> = {
  'rows that were set apart': (caller, id) => succeeds(caller.get('/data/sheet/apart', { id })),
  mask: (caller, id) => succeeds(caller.put('/data/sheet/mask', { id, column: '编号', kind: 'none' })),
  restoring: async (caller, id) => {
    const { body } = await caller.post('/data/version/restore', { id: await version(id) })
    // Who may restore is told that there is nothing to restore.
    return body.message === '该版本就是当前版本'
  },
}

type Sheet = keyof typeof sheets
/** Which sheets a person reads, and which are changed. */
const CASES: readonly (readonly [person: string, reads: readonly Sheet[], changes: readonly Sheet[]])[] = [
  ['without a right', [], []],
  ['who may do everything to own sheets', ['shared'], []],
  ['who sees all sheets', ['private', 'shared'], ['private', 'shared']],
  ['who sees all and what is secret', ['private', 'shared', 'secret'], ['private', 'shared', 'secret']],
]

describe.each(CASES)('a user %s', (person, reads, changes) => {
  it.each(Object.entries(READING))('reads by %s no sheet but those that are open', async (_, way) => {
    const found: Sheet[] = []
    for (const name of Object.keys(sheets) as Sheet[]) if (await way((people[person] as TestPerson).caller, sheets[name])) found.push(name)
    expect(found).toEqual(reads)
  })

  it.each(Object.entries(CHANGING))('reaches by %s no sheet but those that may be changed', async (_, way) => {
    const found: Sheet[] = []
    for (const name of Object.keys(sheets) as Sheet[]) if (await way((people[person] as TestPerson).caller, sheets[name])) found.push(name)
    expect(found).toEqual(changes)
  })
})

it('an import is its own user’s alone, and reaches no sheet that the user may not change', async () => {
  const { caller } = people['who may do everything to own sheets'] as TestPerson
  const own = await imported(caller, CONTENT)
  expect((await admin.get('/data/import/queryById', { id: own.id })).body.message).toBe('该导入不存在，或不是您发起的')
  const columns = [
    { name: '编号', type: 'text' },
    { name: '金额', type: 'whole' },
  ]
  for (const sheetId of [sheets.private, sheets.shared]) {
    const { body } = await caller.post('/data/import/run', { id: own.id, sheetId, mode: 'append', columns })
    expect(body.message).toBe('数据表不存在，或没有修改权限')
  }
  const secret = await caller.post('/data/import/run', { id: own.id, name: '秘密', secretLevel: '2', columns })
  expect(secret.body.message).toBe('您没有该密级数据的权限')
})

it('a recipe runs into no sheet that the user may not change', async () => {
  const { caller } = people['who may do everything to own sheets'] as TestPerson
  const { body } = await caller.post<{ id: string }>('/data/recipe/begin', { name: '清洗', sheetId: sheets.shared, steps: [] })
  for (const sheetId of [sheets.private, sheets.shared]) {
    const run = await caller.post('/data/recipe/run', { id: body.result.id, sheetId })
    expect(run.body.message).toBe('数据表不存在，或没有修改权限')
  }
})
