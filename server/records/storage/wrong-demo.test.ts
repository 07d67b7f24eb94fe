import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeTestDatabase } from '../../../tests/helpers/server'
import type { OwnerAccess } from '../../db/owner'
import { type SeedRow, seedRows } from '../../db/seeds/rows'
import type { Tables } from '../../db/tables'
import { root } from '../../util/root'
import { StartError } from '../../util/start-error'
import { loadEntities } from '../load'
import type { DemoRows } from './demo'
import { addDemoRows } from './repository'

let db: Kysely<Tables>
beforeAll(async () => {
  db = new Kysely({ dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: await makeTestDatabase() }) }) })
})
afterAll(() => db.destroy())

const id = (sign: string) => sign.repeat(32)
const order = loadEntities(root).find(entity => entity.id === 'example/order')
const adding = (rows: DemoRows) => {
  if (!order) throw new Error('There is no example of orders.')
  return addDemoRows({ db } as unknown as OwnerAccess, order, rows)
}
const good = { id: id('a'), no: 'AB0001', customer: '甲', orderDate: '2026-01-02' }

it.each<[string, DemoRows, string]>([
  [
    'a value',
    [good, { ...good, id: id('b'), orderDate: 'soon' }],
    `Row 2 (${id('b')}) of schemas/demo/example/order.json does not fit its table: invalid`,
  ],
  [
    'a field',
    [{ ...good, id: id('c'), nothing: 1 }],
    `Row 1 (${id('c')}) of schemas/demo/example/order.json does not fit its table: column`,
  ],
  ['a line', [{ ...good, id: id('d'), lines: [{ quantity: 'many' }] }], 'of schemas/demo/example/order.json, lines does not fit its table'],
  [
    'a made row',
    { count: 2, fields: { orderDate: { text: 'x', digits: 2 } } },
    'A made row of schemas/demo/example/order.json does not fit',
  ],
])('%s of sample data that the table does not take ends the start in one line that says where it stands', async (_, rows, said) => {
  const error = await adding(rows).catch((error: unknown) => error)
  expect(error).toBeInstanceOf(StartError)
  expect((error as Error).message).toContain(said)
})

it('a row of the program alone is named by its table, and what is wrong with the database stays what it is', async () => {
  const rows: SeedRow[] = [{ id: id('e'), roleCode: 'e'.repeat(5000) }]
  await expect(db.transaction().execute(trx => seedRows(trx, 'sys_role', rows))).rejects.toThrow(
    `Row 1 (${id('e')}) of the seed of sys_role does not fit its table`,
  )
  const away = db.transaction().execute(async trx => {
    await seedRows(trx, 'sys_role', [])
    throw Object.assign(new Error('terminating connection'), { code: '57P01' })
  })
  await expect(away).rejects.not.toBeInstanceOf(StartError)
})
