import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Caller, startTestServer, type TestServer } from '../../tests/helpers/server'
import type { Module } from '../http/module'
import { loadEntities } from '../records/load'
import { dict } from '../subjects/dictionaries'
import { duplicate } from '../subjects/duplicates'
import { recordsModule } from '../subjects/entities'
import { identity } from '../subjects/identity'
import { root } from '../util/root'

/** What no module of the server declares: entries of dictionaries as a table, names of dictionaries as values to ask for, and a word of its own. */
const extra: Module = {
  name: 'extra',
  rows: 'none',
  outgoing: 'none',
  handlers: new Map(),
  declare: ({ sources, checkable, labels, entities, readable }) => {
    sources.declare({ table: 'sys_dict_item', columns: ['item_text', 'item_value'], lists: () => true })
    checkable.declare('sys_dict', ['dict_name'], null)
    labels.declare('shout', async (_trx, rest) => new Map([[rest, rest.toUpperCase()]]))
    entities.declare('/sys/position', { edited: () => 'changed by the extra module' })
    readable.declare({ base: '/extra', right: null, exports: 'extra:export', spec: () => ({ table: 'sys_dict', columns: [] }) })
  },
}

const TRIPLE = encodeURIComponent('sys_dict_item,item_text,item_value')
const TAKEN = { tableName: 'sys_dict', fieldName: 'dictName', fieldVal: '性别' }

describe('two applications in one process', () => {
  const common = () => [...identity, dict, duplicate, recordsModule(loadEntities(root))]
  const servers: TestServer[] = []
  let withExtra: Caller
  let without: Caller
  beforeAll(async () => {
    servers.push(await startTestServer({ only: [...common(), extra] }), await startTestServer({ only: common() }))
    ;[withExtra, without] = (await Promise.all(servers.map(server => server.signIn()))) as [Caller, Caller]
  })
  afterAll(() => Promise.all(servers.map(server => server.close())))

  const items = async (who: Caller) => (await who.get<unknown[]>(`/sys/dict/getDictItems/${TRIPLE}`)).body.result.length
  const isFree = async (who: Caller) => (await who.get('/sys/duplicate/check', TAKEN)).body.success
  const editPosition = async (who: Caller) => {
    await who.post('/sys/position/add', { code: 'pilot', name: '领航员' })
    const { records } = (await who.get<{ records: { id: string; version: number }[] }>('/sys/position/list')).body.result
    const [{ id, version } = { id: '', version: 0 }] = records
    return (await who.put('/sys/position/edit', { id, version, code: 'pilot', name: '领航员' })).body.message
  }

  it('offer what their own modules declare', async () => {
    expect(await items(withExtra)).toBeGreaterThan(5)
    expect(await items(without)).toBe(0)
  })

  it('answer questions about the columns of their own modules', async () => {
    expect([await isFree(withExtra), await isFree(without)]).toEqual([false, true])
  })

  it('treat an entity as their own modules say', async () => {
    expect([await editPosition(withExtra), await editPosition(without)]).toEqual(['changed by the extra module', '修改成功!'])
  })

  it('know the lists and texts of their own modules', () => {
    const known = servers.map(({ app }) => [
      app.catalog?.readable.at('/extra') !== undefined,
      app.catalog?.labels.reader('shout') !== undefined,
    ])
    expect(known).toEqual([
      [true, true],
      [false, false],
    ])
  })
})
