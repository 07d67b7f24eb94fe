import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makePerson, type TestPerson } from '../../../../tests/helpers/people'
import { type Caller, startTestServer, type TestServer } from '../../../../tests/helpers/server'
import { rowsOf } from '../../../../tests/helpers/workbook'

const DOCUMENTS = '/unstructur/documentdata/documentinformation'
const KNOWLEDGE = '/unstructur/documentdata/knowledgebase'
const LEVELS = ['0', '1', '2'] as const
const TABLES = { [DOCUMENTS]: 'document', [KNOWLEDGE]: 'knowledge_entry' } as const
type Base = keyof typeof TABLES
type Page = {
  readonly records: readonly { readonly id: string; readonly version: number; readonly secretLevel: string }[]
  readonly total: number
}

const WORK = ['documentinformation', 'knowledgebase'].flatMap(name =>
  ['list', 'add', 'edit', 'delete', 'export', 'import'].map(right => `${name}:${right}`),
)

let server: TestServer
let admin: Caller
let people: Readonly<Record<string, TestPerson>>
/** Ids of one record of each level. */
const ids: Record<Base, string[]> = { [DOCUMENTS]: [], [KNOWLEDGE]: [] }
const idOf = (base: Base, level: number) => ids[base][level] ?? ''
const files: string[] = []

const mark = `围墙${Date.now()}`
const nameOf = (level: string) => `${mark}-${level}`

async function find(base: Base, name: string): Promise<Page['records'][number]> {
  const { body } = await admin.get<Page>(`${base}/list`, { name })
  return body.result.records[0] ?? expect.fail(`no ${name}`)
}

beforeAll(async () => {
  server = await startTestServer()
  admin = await server.signIn()
  people = {
    'without a right': await makePerson(server, admin),
    'without a level': await makePerson(server, admin, WORK),
    'who may see internal ones': await makePerson(server, admin, [...WORK, 'document:internal']),
    'who may see secret ones': await makePerson(server, admin, [...WORK, 'document:secret']),
  }
  for (const level of LEVELS) {
    const sent = await admin.upload('/sys/common/upload', { name: `${level}.txt`, content: nameOf(level) }, { biz: 'document' })
    files.push(sent.body.message)
    await admin.post(`${DOCUMENTS}/add`, { name: nameOf(level), secretLevel: level, file: sent.body.message })
    await admin.post(`${KNOWLEDGE}/add`, { name: nameOf(level), secretLevel: level, fullTextContent: '<p>正文</p>' })
    for (const base of [DOCUMENTS, KNOWLEDGE] as const) {
      const { id } = await find(base, nameOf(level))
      ids[base].push(id)
      await admin.put(`${base}/edit`, { id, name: nameOf(level) })
      await admin.post('/sys/comment/addText', { tableName: TABLES[base], tableDataId: id, commentContent: `意见${level}` })
    }
  }
})
afterAll(() => server?.close())

/** What a way of reading shows of the records, by level: empty where it shows nothing of any. */
type Way = (caller: Caller, base: Base) => Promise<string>

const eachLevel =
  (shows: (caller: Caller, base: Base, level: number) => Promise<boolean>): Way =>
  async (caller, base) => {
    const seen: string[] = []
    for (const level of LEVELS) if (await shows(caller, base, Number(level))) seen.push(level)
    return seen.join('')
  }
const levelsIn = (text: string) => LEVELS.filter(level => text.includes(nameOf(level))).join('')

/** Every way in which a record can be read. */
const ways: Readonly<Record<string, Way>> = {
  'the list': async (caller, base) =>
    levelsIn(JSON.stringify((await caller.get(`${base}/list`, { name: `${mark}*`, pageSize: 100 })).body)),
  'its total': async (caller, base) => {
    const { body } = await caller.get<Page | null>(`${base}/list`, { name: `${mark}*`, pageSize: 1 })
    return LEVELS.slice(0, body.result?.total ?? 0).join('')
  },
  'one record': eachLevel(async (caller, base, level) => (await caller.get(`${base}/queryById`, { id: idOf(base, level) })).body.success),
  'an advanced query': async (caller, base) => {
    const superQueryParams = encodeURIComponent(JSON.stringify([{ field: 'name', rule: 'like', val: mark }]))
    return levelsIn(
      JSON.stringify((await caller.get(`${base}/list`, { superQueryParams, superQueryMatchType: 'and', pageSize: 100 })).body),
    )
  },
  'an analysis': async (caller, base) => {
    const superQueryTree = JSON.stringify({ matchType: 'and', records: [{ field: 'name', rule: 'like', val: mark }] })
    const { body } = await caller.post('/sys/query/run', {
      source: base,
      superQueryTree,
      groups: [{ field: 'name' }],
      measures: [{ measure: 'count' }],
    })
    return levelsIn(JSON.stringify(body))
  },
  'its versions': eachLevel(async (caller, base, level) => {
    const { body } = await caller.get<Page | null>('/sys/dataLog/history', { tableName: TABLES[base], tableDataId: idOf(base, level) })
    return (body.result?.total ?? 0) > 0
  }),
  'its comments': eachLevel(async (caller, base, level) => {
    const { body } = await caller.get<Page | null>('/sys/comment/listByForm', { tableName: TABLES[base], tableDataId: idOf(base, level) })
    return JSON.stringify(body.result ?? '').includes(`意见${level}`)
  }),
  'a save': eachLevel(
    async (caller, base, level) => (await caller.put(`${base}/edit`, { id: idOf(base, level), name: nameOf(String(level)) })).body.success,
  ),
}

const SEEN: readonly (readonly [who: string, levels: string])[] = [
  ['without a right', ''],
  ['without a level', '0'],
  ['who may see internal ones', '01'],
  ['who may see secret ones', '012'],
]
const CASES = SEEN.flatMap(([who, levels]) =>
  Object.keys(ways).flatMap(way => ([DOCUMENTS, KNOWLEDGE] as const).map(base => [who, way, TABLES[base], levels, base] as const)),
)

describe('records with a secrecy', () => {
  it.each(CASES)('a user %s is shown by %s of %s the levels "%s"', async (who, way, _table, levels, base) => {
    const caller = people[who]?.caller ?? expect.fail(who)
    const shown = await ways[way]?.(caller, base)
    expect(shown).toBe(levels)
  })

  it.each(SEEN)('a user %s is given the files of the levels "%s"', async (who, levels) => {
    const caller = people[who]?.caller ?? expect.fail(who)
    const given: string[] = []
    for (const level of LEVELS) {
      const { status } = await caller.get(`/sys/common/static/${encodeURI(files[Number(level)] ?? '')}`)
      if (status === 200) given.push(level)
    }
    expect(given.join('')).toBe(levels)
  })

  it('the workbook has those that the caller sees', async () => {
    const { raw } = (await people['without a level']?.caller.get(`${DOCUMENTS}/exportXls`, { name: `${mark}*` })) ?? expect.fail()
    expect(levelsIn(JSON.stringify(rowsOf(raw)))).toBe('0')
  })

  it('nobody makes a record more secret than that user may read', async () => {
    const caller = people['who may see internal ones']?.caller ?? expect.fail()
    const REFUSED = '密级：您没有查阅该密级文档的权限'
    expect((await caller.post(`${DOCUMENTS}/add`, { name: '新', secretLevel: '2' })).body.message).toBe(REFUSED)
    expect((await caller.put(`${DOCUMENTS}/edit`, { id: ids[DOCUMENTS][0], secretLevel: '2' })).body.message).toBe(REFUSED)
    expect((await caller.post(`${DOCUMENTS}/add`, { name: `${mark}新`, secretLevel: '1' })).body.success).toBe(true)
  })

  it('what was secret stays so in the versions of a record that is public now', async () => {
    await admin.post(`${DOCUMENTS}/add`, { name: `${mark}密`, secretLevel: '2' })
    const { id } = await find(DOCUMENTS, `${mark}密`)
    await admin.put(`${DOCUMENTS}/edit`, { id, name: `${mark}公开`, secretLevel: '0' })
    const caller = people['without a level']?.caller ?? expect.fail()
    const { body } = await caller.get('/sys/dataLog/history', { tableName: 'document', tableDataId: id })
    expect(JSON.stringify(body)).toContain(`${mark}公开`)
    expect(JSON.stringify(body)).not.toContain(`${mark}密`)
  })

  it('statements that forget to ask are answered the same', async () => {
    const database = server.app.data ?? expect.fail()
    const count = (clearance?: '0' | '1' | '2') =>
      database.readTenant({ tenantId: 0, username: 'x', orgCode: null, ...(clearance && { clearance }) }, async trx => {
        const { rows } = await sql<{ n: number }>`select count(*)::int as n from document where name like ${`${mark}-%`}`.execute(trx)
        return rows[0]?.n
      })
    expect([await count(), await count('1'), await count('2')]).toEqual([1, 2, 3])
  })
})
