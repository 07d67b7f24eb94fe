import type { Page } from '@playwright/test'
import pg from 'pg'
import { runningEmbedded } from '../../../server/db/embedded'
import { must, rowsOf } from './calls'
import type { WeftServer } from './server'

/** The number of a part of one journey alone. */
export const digits = (name: string) => String(Number.parseInt(name.replace(/\W/g, '').slice(-6), 36)).slice(-6)

/** Names a place of this machine as one that may be connected to. */
async function openInside(admin: Page, place: string): Promise<void> {
  const { records } = await rowsOf(admin, '/sys/setting')
  const { id } = records.find(({ code }) => code === 'base.internalAddresses') ?? {}
  await must(admin, 'PUT', '/sys/setting/edit', { id, given: { value: place } })
}

/** Runs beside a database of others: an account that reads a schema of its own. The work learns where that is, and may change it. */
export async function withOtherDatabase(
  server: WeftServer,
  admin: Page,
  name: string,
  work: (at: string, run: (...statements: readonly string[]) => Promise<void>) => Promise<void>,
): Promise<void> {
  const address = new URL((await runningEmbedded(server.dataDir)) ?? '')
  const owner = new pg.Client({ connectionString: address.href })
  const run = async (...statements: readonly string[]) => {
    for (const statement of statements) await owner.query(statement)
  }
  await openInside(admin, address.host)
  await owner.connect()
  try {
    await run(
      `create schema ${name}`,
      `create table ${name}.orders as select 'A' || n as no, n * 10 as amount from generate_series(1, 3) n`,
      `create table ${name}.parts as select * from (values ('M${digits(name)}', '钢板', 3), ('wrong', '铜线', 4)) p(code, name, quantity)`,
      `create role ${name} login password 'Right-2026'`,
      `grant usage on schema ${name} to ${name}`,
      `grant select on ${name}.orders, ${name}.parts to ${name}`,
      `alter role ${name} set search_path = ${name}`,
    )
    await work(`${address.host}${address.pathname}`, run)
    await run(`drop owned by ${name}`, `drop schema ${name} cascade`, `drop role ${name}`)
  } finally {
    await owner.end()
  }
}
