import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { ADMIN } from '../helpers/server'
import { signInAt } from '../helpers/server-processes'
import { Fleet, KILLS } from './fleet'

/** Users who save at once, each one record after the other. */
const WRITERS = 4
/** Names of records of the drill begin with it. */
const PREFIX = '演练'
/** Milliseconds between two saves of one of them: together they stay below what one user may call. */
const PAUSE = 250
/** Records that are saved between two kills at least. */
const BETWEEN = 8

let fleet: Fleet
let token = ''
let over = false
let saved = 0
/** Names of records whose save was answered for. */
const answered: string[] = []
let writers: Promise<void>[] = []

beforeAll(async () => {
  fleet = await Fleet.start()
  token = (await signInAt(fleet.youngest, ADMIN.username, ADMIN.password)).token
  writers = Array.from({ length: WRITERS }, (_, writer) => write(writer))
})
afterAll(async () => {
  over = true
  await Promise.allSettled(writers)
  await fleet?.stop()
})

/** Saves a record at any server; true when it was answered for. What fails on the way may have been done all the same. */
async function save(key: string): Promise<boolean> {
  const { servers } = fleet
  const { url } = servers[Math.floor(Math.random() * servers.length)] ?? {}
  if (url === undefined) return false
  const headers = { 'content-type': 'application/json', 'x-access-token': token, 'idempotency-key': `drill-${key}` }
  const body = JSON.stringify({ name: PREFIX + key, level: '1', gender: '1', fee: 1 })
  const answer = await fetch(`${url}/jeecg-boot/course/lecturer/add`, {
    method: 'POST',
    headers,
    body,
    signal: AbortSignal.timeout(20_000),
  })
  return ((await answer.json()) as { success: boolean }).success
}

/** Tries each save, under one key, until it is answered for. */
async function write(writer: number): Promise<void> {
  for (let n = 0; !over; n++) {
    const key = `${writer}-${n}`
    while (!(await save(key).catch(() => false))) {
      if (over) return
      await setTimeout(PAUSE)
    }
    await setTimeout(PAUSE)
    answered.push(PREFIX + key)
    saved++
  }
}

describe('servers that are killed while users save', () => {
  it.each(Array.from({ length: KILLS }, (_, kill) => kill))('go on after kill %i', async kill => {
    const before = saved
    await vi.waitFor(() => expect(saved).toBeGreaterThanOrEqual(before + BETWEEN))
    await fleet.kill(kill)
  })

  it('have lost no save that was answered for, and done none twice', async () => {
    const before = saved
    await vi.waitFor(() => expect(saved).toBeGreaterThan(before))
    over = true
    await Promise.all(writers)
    const { lost, doubled, audited } = await fleet.found(
      `with kept as (select l.name, count(*) as rows, count(*) filter (where exists (
            select from weft.sys_audit a where a.table_name = 'course_lecturer' and a.record_id = l.id)) as audited
          from weft.course_lecturer l where l.name like '演练%' group by l.name)
        select (select count(*)::int from unnest($1::text[]) n where n not in (select name from kept)) as lost,
          count(*) filter (where rows > 1)::int as doubled, count(*) filter (where audited < rows)::int as audited from kept`,
      answered,
    )
    console.log(`${fleet.kills}: ${answered.length} saves answered for, ${lost} lost, ${doubled} doubled, ${audited} without audit`)
    expect({ lost, doubled, audited }).toEqual({ lost: 0, doubled: 0, audited: 0 })
  })
})
