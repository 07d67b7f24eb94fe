import { execFile } from 'node:child_process'
import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { ask } from '../helpers/backups'
import { type GivenPostgres, startGivenPostgres } from '../helpers/postgres'
import { ADMIN } from '../helpers/server'
import { type ServerProcess, signInAt, startServerProcess } from '../helpers/server-processes'
import { serverProgram } from '../helpers/server-program'

/** `npm run drill -- backup 5` asks for more. */
const BACKUPS = Number(process.env.DRILL_TIMES ?? 1)
/** Users who save at once, half of them at each server. */
const WRITERS = 4
const PREFIX = '备份演练'
/** Milliseconds between two saves of one of them: together they stay below what one user may call. */
const PAUSE = 250
/** Records that are saved before a backup, and while it is made, at least. */
const BETWEEN = 20

/** A folder that a database's own user may enter. */
function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'weft-drill-'))
  chmodSync(made, 0o755)
  return made
}

/** A machine with nothing on it but a database. */
interface Machine {
  readonly database: GivenPostgres
  readonly dataDir: string
}
const machine = async (): Promise<Machine> => ({ database: await startGivenPostgres(folder()), dataDir: folder() })

/** What was answered for: names of records, and stored paths of files by their content. */
const saved: string[] = []
const files = new Map<string, string>()
let over = false
let writers: Promise<void>[] = []
let first: Machine
let servers: readonly ServerProcess[] = []
let token = ''

beforeAll(async () => {
  first = await machine()
  const start = () => startServerProcess(first.database.url, { shared: first.dataDir, demo: true })
  // The first makes what the other finds.
  const one = await start()
  servers = [one, await start()]
  token = (await signInAt(one.url, ADMIN.username, ADMIN.password)).token
  writers = Array.from({ length: WRITERS }, (_, writer) => write(writer, servers[writer % 2]?.url ?? ''))
})
afterAll(async () => {
  over = true
  await Promise.allSettled(writers)
  await Promise.all(servers.map(server => server.stop()))
  await first?.database.stop()
  if (first) rmSync(first.dataDir, { recursive: true, force: true })
})

const headers = () => ({ 'x-access-token': token })

async function saveRecord(url: string, name: string): Promise<void> {
  const body = JSON.stringify({ name, level: '1', gender: '1', fee: 1 })
  const sent = { method: 'POST', headers: { ...headers(), 'content-type': 'application/json' }, body }
  const answer = (await (await fetch(`${url}/jeecg-boot/course/lecturer/add`, sent)).json()) as { success: boolean }
  if (answer.success) saved.push(name)
}

async function saveFile(url: string, content: string): Promise<void> {
  const body = new FormData()
  body.set('biz', 'document')
  body.set('file', new Blob([content]), `${content}.txt`)
  const answer = await fetch(`${url}/jeecg-boot/sys/common/upload`, { method: 'POST', headers: headers(), body })
  const { success, message } = (await answer.json()) as { success: boolean; message: string }
  if (success) files.set(content, message)
}

async function write(writer: number, url: string): Promise<void> {
  for (let n = 0; !over; n++) {
    const name = `${PREFIX}${writer}-${n}`
    await (n % 5 === 4 ? saveFile(url, name) : saveRecord(url, name))
    await setTimeout(PAUSE)
  }
}

/** Runs one of the commands on a machine as an administrator does; what it printed. */
async function command({ database, dataDir }: Machine, ...args: string[]): Promise<string> {
  const program = join(dirname(await serverProgram()), 'backup.js')
  const env = { PATH: process.env.PATH ?? '', DATA_DIR: dataDir, DATABASE_URL: database.url }
  return (await promisify(execFile)(process.execPath, [program, ...args], { env })).stdout
}

/** How many of the records a database lacks, has twice, or has without their line in the log of changes. */
async function recordsOf(url: string, names: readonly string[]) {
  const [found] = await ask<Record<'lost' | 'doubled' | 'audited', number>>(
    url,
    `with kept as (select l.name, count(*) as rows, count(*) filter (where exists (
          select from weft.sys_audit a where a.table_name = 'course_lecturer' and a.record_id = l.id)) as audited
        from weft.course_lecturer l where l.name like '${PREFIX}%' group by l.name)
      select (select count(*)::int from unnest($1::text[]) n where n not in (select name from kept)) as lost,
        count(*) filter (where rows > 1)::int as doubled, count(*) filter (where audited < rows)::int as audited from kept`,
    [[...names]],
  )
  return found
}

/** How many of the files a server does not hand out as they were. */
async function filesLost({ url }: ServerProcess, kept: ReadonlyMap<string, string>): Promise<number> {
  const { token: own } = await signInAt(url, ADMIN.username, ADMIN.password)
  let lost = 0
  for (const [content, path] of kept) {
    const answer = await fetch(`${url}/jeecg-boot/sys/common/static/${encodeURI(path)}`, { headers: { 'x-access-token': own } })
    if ((await answer.text()) !== content) lost++
  }
  return lost
}

describe('a backup that is taken while two servers write', () => {
  it.each(Array.from({ length: BACKUPS }, (_, turn) => turn))('restores on an empty machine, number %i', async () => {
    const begun = saved.length
    await vi.waitFor(() => expect(saved.length).toBeGreaterThanOrEqual(begun + BETWEEN))
    const [records, kept] = [[...saved], new Map(files)]
    await command(first, 'backup')
    const meanwhile = saved.length - records.length
    const archives = join(first.dataDir, 'backups')
    const [archive = ''] = readdirSync(archives)
      .filter(name => !name.endsWith('.json'))
      .sort()
      .reverse()
    const second = await machine()
    try {
      const printed = await command(second, 'restore', join(archives, archive), '--foreign')
      console.log(printed.slice(printed.indexOf('一致性检查')))
      expect(printed).toContain('√')
      expect(printed).not.toContain('×')
      const found = await recordsOf(second.database.url, records)
      const server = await startServerProcess(second.database.url, { shared: second.dataDir })
      const lostFiles = await filesLost(server, kept).finally(server.stop)
      console.log(
        `${records.length} records and ${kept.size} files before, ${meanwhile} records while the backup was made: ` +
          `${found?.lost} records lost, ${found?.doubled} doubled, ${found?.audited} without audit, ${lostFiles} files lost`,
      )
      expect({ ...found, lostFiles }).toEqual({ lost: 0, doubled: 0, audited: 0, lostFiles: 0 })
    } finally {
      await second.database.stop()
      rmSync(second.dataDir, { recursive: true, force: true })
    }
  })
})
