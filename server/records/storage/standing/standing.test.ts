import pg from 'pg'
import { afterEach, expect, it, vi } from 'vitest'
import { openServer, server } from '../../../../tests/helpers/open-server'
import { startAgain } from '../../../../tests/helpers/server'

openServer()
afterEach(() => void vi.restoreAllMocks())

/** The statements of another start that make, drop or grant. */
async function changesOfStart(): Promise<string[]> {
  const sent = vi.spyOn(pg.Client.prototype, 'query')
  await startAgain(server)
  const texts = sent.mock.calls.map(([text]) => String((text as unknown as { text?: string }).text ?? text).replace(/\s+/g, ' '))
  vi.restoreAllMocks()
  return texts.filter(text => /^(create (unique )?index|drop index|alter table|grant select|revoke all on all tables)/.test(text))
}

const indexes = async (table: string) =>
  (await server.sql<{ name: string }>('select indexname as name from pg_indexes where tablename = $1 order by 1', [table])).map(
    ({ name }) => name,
  )

const report = async () => {
  const [row] = await server.sql<{ role: string }>("select regexp_replace(current_user::text, '_owner$', '_report') as role")
  return row?.role ?? ''
}

/** What the role of reports may read of a table, column by column. */
const readable = (table: string, role: string) =>
  server.sql(
    `select a.attname as column, has_column_privilege($2, a.attrelid, a.attnum, 'select') as reads,
       has_column_privilege($2, a.attrelid, a.attnum, 'update') as writes
     from pg_attribute a where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped order by 1`,
    [`weft.${table}`, role],
  )

it('makes nothing anew that stands', async () => {
  expect(await changesOfStart()).toEqual([])
})

it('makes the index, the column and the bond of lines that are gone', async () => {
  const before = await indexes('example_order')
  await server.sql('drop index weft.ix_example_order_create_time_id')
  await server.sql('alter table weft.example_order_lines drop constraint lines_of')
  await server.sql('alter table weft.example_order drop column customer')
  const changes = await changesOfStart()
  expect(await indexes('example_order')).toEqual(before)
  expect(changes.filter(text => /^alter table/.test(text))).toEqual([
    expect.stringContaining('add column "customer"'),
    expect.stringContaining('add constraint "lines_of"'),
  ])
})

it.each([
  ['the whole of a table', 'select on weft.sys_role', 'sys_role'],
  ['a column that no list shows', 'select (trace) on weft.sys_audit', 'sys_audit'],
  ['writing', 'update (role_name) on weft.sys_role', 'sys_role'],
])('takes back what reports were let do besides: %s', async (_name, right, table) => {
  const role = await report()
  const before = await readable(table, role)
  await server.sql(`grant ${right} to "${role}"`)
  expect(await readable(table, role)).not.toEqual(before)
  await startAgain(server)
  expect(await readable(table, role)).toEqual(before)
})

it('lets reports read again what was taken from them', async () => {
  const role = await report()
  const before = await readable('sys_role', role)
  await server.sql(`revoke select (role_name) on weft.sys_role from "${role}"`)
  expect(await readable('sys_role', role)).not.toEqual(before)
  await startAgain(server)
  expect(await readable('sys_role', role)).toEqual(before)
})
