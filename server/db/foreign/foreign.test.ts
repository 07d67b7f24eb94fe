import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hasMariadb, type Mariadb, startMariadb } from '../../../tests/helpers/mariadb'
import { startTestServer, type TestServer } from '../../../tests/helpers/server'
import type { CheckedAddress } from '../../util/outgoing'
import { type ForeignCondition, type ForeignDatabase, type ForeignRow, pingForeign, withForeign } from '.'

const ROWS = 1200
/** Columns of every kind whose values must not change on their way. */
const SETUP = {
  postgresql: [
    'create schema erp',
    'create table erp.orders (id bigint primary key, no varchar(20) not null, amount numeric(20, 4), placed timestamptz, day date, note text)',
    "comment on table erp.orders is '订单'",
    "comment on column erp.orders.amount is '金额'",
    `insert into erp.orders select n, 'A' || n, 12345678901234.5678, '2026-01-02 03:04:05+08', '2026-01-02', '甲' from generate_series(1, ${ROWS}) n`,
    'create view erp.large as select no from erp.orders where amount > 10',
    'create table erp.hidden (id int)',
    "create role foreign_reader login password 'erp-Reader-1'",
    'grant usage on schema erp to foreign_reader',
    'grant select on erp.orders, erp.large to foreign_reader',
  ],
  mysql: [
    'create database erp character set utf8mb4',
    "create table erp.orders (id bigint primary key, no varchar(20) not null, amount decimal(20, 4) comment '金额', placed datetime, day date, note text) comment = '订单'",
    `insert into erp.orders select seq, concat('A', seq), 12345678901234.5678, '2026-01-02 03:04:05', '2026-01-02', '甲' from erp.seq_1_to_${ROWS}`,
    'create view erp.large as select no from erp.orders where amount > 10',
    'create table erp.hidden (id int)',
    "create user foreign_reader@'127.0.0.1' identified by 'erp-Reader-1'",
    "grant select on erp.orders to foreign_reader@'127.0.0.1'",
    "grant select on erp.large to foreign_reader@'127.0.0.1'",
  ],
} as const

let server: TestServer
let postgres: pg.Client
let mariadb: Mariadb | undefined
const databases: Partial<Record<ForeignDatabase['product'], ForeignDatabase>> = {}
const account = { host: '127.0.0.1', address: '127.0.0.1' as CheckedAddress, user: 'foreign_reader', password: 'erp-Reader-1', ssl: false }

beforeAll(async () => {
  server = await startTestServer()
  const { port, pathname } = new URL(server.databaseUrl)
  postgres = new pg.Client({ connectionString: server.databaseUrl })
  await postgres.connect()
  for (const statement of SETUP.postgresql) await postgres.query(statement)
  databases.postgresql = { ...account, product: 'postgresql', port: Number(port), database: pathname.slice(1) }
  if (!hasMariadb) return
  mariadb = await startMariadb()
  await mariadb.run(...SETUP.mysql)
  databases.mysql = { ...account, product: 'mysql', port: mariadb.port, database: 'erp' }
})
afterAll(async () => {
  await mariadb?.close()
  await postgres?.query('drop owned by foreign_reader').catch(() => undefined)
  await postgres?.query('drop role foreign_reader').catch(() => undefined)
  await postgres?.end()
  await server?.close()
})

const ORDERS = { schema: 'erp', name: 'orders' }
const dbOf = (product: ForeignDatabase['product']) => databases[product] as ForeignDatabase
const failure = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: { code?: string; message: string }) => error.code ?? error.message,
  )

it('is tried on MariaDB where the check runs', () => {
  if (process.env.CI) expect(hasMariadb).toBe(true)
})

describe.each(['postgresql', ...(hasMariadb ? (['mysql'] as const) : [])] as const)('a database of others, %s', product => {
  it('says which tables and columns its account may read', async () => {
    const [tables, columns, hidden] = await withForeign(dbOf(product), async connection => [
      await connection.tables(),
      await connection.columns(ORDERS),
      await connection.columns({ schema: 'erp', name: 'hidden' }),
    ])
    expect(tables.filter(({ schema }) => schema === 'erp')).toEqual([
      { schema: 'erp', name: 'large', title: '', view: true },
      { schema: 'erp', name: 'orders', title: '订单', view: false },
    ])
    expect(columns.map(({ name, nullable, title }) => [name, nullable, title])).toEqual([
      ['id', false, ''],
      ['no', false, ''],
      ['amount', true, '金额'],
      ['placed', true, ''],
      ['day', true, ''],
      ['note', true, ''],
    ])
    expect(hidden).toEqual([])
  })

  it('gives its rows in parts, each value as it stands', async () => {
    const parts: (readonly ForeignRow[])[] = []
    await withForeign(dbOf(product), async connection => {
      const columns = ['id', 'no', 'amount', 'placed', 'day', 'note']
      for await (const part of connection.rows({ table: ORDERS, columns })) parts.push(part)
    })
    expect(parts.map(part => part.length)).toEqual([500, 500, 200])
    const first = parts.flat().find(({ no }) => no === 'A1')
    expect({ ...first, id: String(first?.id) }).toEqual({
      id: '1',
      no: 'A1',
      amount: '12345678901234.5678',
      placed: '2026-01-02 03:04:05',
      day: '2026-01-02',
      note: '甲',
    })
  })

  it('gives rows that conditions hold for, compared as the database compares them', async () => {
    const asked = async (where: readonly ForeignCondition[]) => {
      const found: string[] = []
      await withForeign(dbOf(product), async connection => {
        for await (const part of connection.rows({ table: ORDERS, columns: ['id', 'placed'], where, asTexts: true }))
          found.push(...part.map(({ id }) => String(id)))
      })
      return found.map(Number).sort((a, b) => a - b)
    }
    const id = { column: 'id', number: true } as const
    const text = { column: 'no', number: false } as const
    expect(
      await asked([
        { ...id, operator: 'gt', value: '9' },
        { ...id, operator: 'le', value: '12' },
      ]),
    ).toEqual([10, 11, 12])
    expect(await asked([{ ...text, operator: 'eq', value: 'A7' }])).toEqual([7])
    expect(await asked([{ ...text, operator: 'eq', value: "A7' or '1' = '1" }])).toEqual([])
    expect(await asked([{ column: 'note', number: false, operator: 'isNull', value: '' }])).toEqual([])
    expect(await asked([{ column: 'note', number: false, operator: 'isNotNull', value: '' }])).toHaveLength(ROWS)
    const greatest = await withForeign(dbOf(product), connection => connection.greatest({ table: ORDERS }, 'id'))
    expect(greatest).toBe(String(ROWS))
  })

  it('ends what is under way when it is called off', async () => {
    const abort = new AbortController()
    const reading = withForeign(
      dbOf(product),
      async connection => {
        for await (const _ of connection.rows({ table: ORDERS, columns: ['no'] })) {
          abort.abort(new Error('called off'))
          await new Promise(resolve => setTimeout(resolve, 50))
        }
      },
      { longest: 60_000, signal: abort.signal },
    )
    await expect(reading).rejects.toThrow('called off')
  })

  it('may be left in the middle of its rows', async () => {
    const seen = await withForeign(dbOf(product), async connection => {
      for await (const part of connection.rows({ table: ORDERS, columns: ['no'] })) return part.length
      return 0
    })
    expect(seen).toBe(500)
    const few = await withForeign(dbOf(product), async connection => {
      const rows: ForeignRow[] = []
      for await (const part of connection.rows({ table: ORDERS, columns: ['no'], limit: 3 })) rows.push(...part)
      return rows.length
    })
    expect(few).toBe(3)
  })

  it('asks for names as names, whatever stands in them', async () => {
    const evil = { schema: 'erp', name: 'orders`; drop table erp.orders; -- "' }
    const asked = withForeign(dbOf(product), async connection => {
      for await (const part of connection.rows({ table: evil, columns: ['no'] })) return part
      return []
    })
    expect(await failure(asked)).toMatch(/^(?:42P01|ER_NO_SUCH_TABLE|ER_TABLEACCESS_DENIED_ERROR|ER_WRONG_TABLE_NAME)$/)
    expect(await withForeign(dbOf(product), connection => connection.columns(ORDERS))).toHaveLength(6)
  })

  it('is tried, and fails by a code that tells why', async () => {
    await pingForeign(dbOf(product))
    const tried = (more: Partial<ForeignDatabase>) => failure(pingForeign({ ...dbOf(product), ...more }))
    expect(await tried({ password: 'wrong' })).toMatch(/^(?:28P01|ER_ACCESS_DENIED_ERROR)$/)
    expect(await tried({ port: 1 })).toBe('ECONNREFUSED')
    expect(await tried({ database: 'nowhere' })).toMatch(/^(?:3D000|ER_DBACCESS_DENIED_ERROR|ER_BAD_DB_ERROR)$/)
    expect(await tried({ ssl: true }), 'neither encrypts here').toMatch(/SSL/)
  })
})
