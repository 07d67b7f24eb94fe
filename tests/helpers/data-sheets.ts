import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, vi } from 'vitest'
import type { DataImport } from '../../server/generated/operations'
import type { Caller } from './server'

const send = async (caller: Caller, content: string | Buffer, name = '付款.csv') =>
  (await caller.upload('/sys/common/upload', { name, content }, { biz: 'data' })).body.message
const stateOf = async (caller: Caller, id: string) => (await caller.get<DataImport>('/data/import/queryById', { id })).body.result
/** An import once nothing is under way for it. */
export const endedImport = (caller: Caller, id: string) =>
  vi.waitFor(
    async () => {
      const found = await stateOf(caller, id)
      expect(['ready', 'done', 'failed']).toContain(found.state)
      return found
    },
    { timeout: 30_000, interval: 100 },
  )

/** A file that was looked at. */
export async function looked(caller: Caller, content: string | Buffer, name?: string) {
  const { body } = await caller.post<{ id: string }>('/data/import/begin', { file: await send(caller, content, name) })
  return endedImport(caller, body.result.id)
}

const columnsOf = ({ proposal }: DataImport, types: Readonly<Record<string, string>> = {}) =>
  (proposal?.columns ?? []).map(({ name, type, digits }) => ({
    name,
    type: types[name] ?? type,
    ...(types[name] === 'decimal' ? { digits: 2 } : digits !== null && { digits }),
  }))

/** A file that was brought in, with some columns of other types than were proposed. */
export async function imported(caller: Caller, content: string | Buffer, given: object = {}, types: Readonly<Record<string, string>> = {}) {
  const found = await looked(caller, content)
  expect(found.fault).toBeNull()
  return brought(caller, found, given, types)
}

/** The rows of a file that was looked at, brought in. */
export async function brought(caller: Caller, found: DataImport, given: object = {}, types: Readonly<Record<string, string>> = {}) {
  const asked = { id: found.id, name: `付款${Math.random()}`, columns: columnsOf(found, types), ...given }
  const { body } = await caller.post('/data/import/run', asked)
  expect(body, body.message).toMatchObject({ success: true })
  return endedImport(caller, found.id)
}

/** What servers of a data folder have written and not kept yet. */
export const workFiles = (dataDir: string): readonly string[] =>
  readdirSync(join(dataDir, 'data')).flatMap(own => {
    const work = join(dataDir, 'data', own, 'work')
    return existsSync(work) ? readdirSync(work, { recursive: true, encoding: 'utf8' }) : []
  })
