import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readStatement } from '../../server/subjects/online-reports/statement'
import { type Caller, startTestServer, type TestServer } from '../helpers/server'
import { runs, textsOf } from './runs'

let server: TestServer
let admin: Caller
beforeAll(async () => {
  server = await startTestServer({ demo: true })
  admin = await server.signIn()
})
afterAll(() => server?.close())

const expression = fc.constantFrom(
  ...['l.name', 'name', 'fee', '*', 'l.*', 'l', "'a'", '1', 'null', 'l.row_to_json', 'l.ctid', 'l.tenant_id', 'count(*)', 'sum(fee)'],
  ...["replace(name, 'a', name)", "string_agg(name, ',')", 'name || level', 'concat(name, fee)', 'fee * fee', 'fee::text', 'pg_sleep(9)'],
  ...[
    "current_setting('a')",
    'current_user',
    'version()',
    'row_number() over (order by fee)',
    "to_char(create_time, 'YYYY')",
    "repeat('a', 9)",
  ],
  ...['(select count(*) from sys_user)', '(select password from sys_user limit 1)', '${a}', "'%${a}%'", 'case when fee > 1 then name end'],
)
const table = fc.constantFrom(
  ...[
    'course_lecturer l',
    'course_lecturer l, sys_user u',
    'sys_user_auth l',
    'pg_authid l',
    'weft.sys_user l',
    '(select * from course_lecturer) l',
  ],
  ...['course_lecturer l join sys_role r on r.id = l.id', 'generate_series(1, 9) l', 'sys_session l', 'information_schema.tables l'],
)
const tail = fc.constantFrom(
  '',
  ' where fee > 1',
  ' group by name',
  ' order by 1',
  ' limit 1',
  ' for update',
  '; select 1',
  ' union select 1',
  ' -- x',
  ' /*',
)
const made = fc
  .tuple(fc.array(expression, { minLength: 1, maxLength: 4 }), table, tail)
  .map(([what, from, end]) => `select ${what.join(', ')} from ${from}${end}`)
const pieces = [
  'select ',
  ' from ',
  'course_lecturer',
  ' where ',
  ' with ',
  ' as ',
  '(',
  ')',
  ',',
  '*',
  "'",
  '"',
  '$$',
  '${a}',
  '--',
  '/*',
  '*/',
  ';',
  '::',
  ' in ',
  'x',
  '1',
]

const ALLOWED = /^(?:course_lecturer|sys_user|sys_role)$/

it('a statement of any text is refused in words, or reads lists alone and runs as the role of reports', async () => {
  await fc.assert(
    fc.asyncProperty(fc.oneof({ weight: 3, arbitrary: made }, { weight: 1, arbitrary: textsOf(pieces, 30) }), async sql => {
      const read = await readStatement(sql).catch((error: unknown) => error)
      if (read instanceof Error) expect(read.name).toBe('ServerError')
      const { status, body } = await admin.get('/online/cgreport/head/parseSql', { sql })
      expect(status, sql).toBeLessThan(500)
      expect(body.message, sql).not.toMatch(/permission denied|relation|系统/)
      if (body.success) for (const name of (read as { tables: readonly string[] }).tables) expect(name).toMatch(ALLOWED)
    }),
    runs(60),
  )
})
