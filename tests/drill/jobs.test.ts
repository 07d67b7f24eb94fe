import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { Fleet, KILLS } from './fleet'

/** Each begins a run every `PERIOD` seconds, in turns: about one run is always under way, and no more wait than end until the next kill. */
const SCHEDULES = 4
const PERIOD = 8

let fleet: Fleet
let asked = 0
beforeAll(async () => {
  fleet = await Fleet.start({ demo: true })
})
afterAll(() => fleet?.stop())

/** Runs of the drill in these states; those that the server plans itself are none of its business. */
const countIn = async (states: string) =>
  Number((await fleet.found(`select count(*)::int as n from weft.sys_job_run where job_class_name = 'sample' and state in (${states})`)).n)
const open = () => countIn("'waiting', 'running'")
const running = () => countIn("'running'")
const idOf = async (name: string) =>
  (await fleet.call<{ records: { id: string }[] }>('GET', `/sys/quartzJob/list?name=${name}`)).records[0]?.id ?? ''

/** Runs that are asked for beside those of the schedules; each that was answered for is to be found in the end. */
async function ask(): Promise<void> {
  await fleet.call('GET', `/sys/quartzJob/execute?id=${await idOf('drill0')}`)
  asked++
}

describe('two servers whose runs are cut off', () => {
  it('plan what they are to run', async () => {
    for (let n = 0; n < SCHEDULES; n++)
      await fleet.call('POST', '/sys/quartzJob/add', {
        name: `drill${n}`,
        jobClassName: 'sample',
        cronExpression: `${(n * PERIOD) / SCHEDULES}/${PERIOD} * * * * ?`,
        parameter: '{"steps":4,"seconds":0.5}',
      })
  })

  it.each(Array.from({ length: KILLS }, (_, kill) => kill))('go on after kill %i', async kill => {
    await vi.waitFor(async () => expect(await running()).toBeGreaterThan(0))
    await vi.waitFor(ask)
    await fleet.kill(kill)
  })

  it('lose no run, do none twice, and leave none running', async () => {
    await vi.waitFor(() => fleet.call('GET', '/sys/quartzJob/pause?jobClassName=sample'))
    // Runs of a schedule go one after the other: as long as there are fewer and fewer, none hangs.
    for (let left = await open(); left > 0; )
      left = await vi.waitFor(async () => {
        const now = await open()
        expect(now).toBeLessThan(left)
        return now
      })
    const found = await fleet.found(`with done as (
        select record_id as id, count(*) as times from weft.sys_audit where action = 'sample' group by record_id)
      select count(*)::int as runs, count(*) filter (where r.turn > 1)::int as again,
        count(*) filter (where r.state <> 'done' or d.times is null)::int as lost,
        count(*) filter (where d.times > 1)::int as doubled,
        count(*) filter (where r.state in ('waiting', 'running'))::int as left,
        count(*) filter (where r.cause = 'hand')::int as hand
      from weft.sys_job_run r left join done d on d.id = r.id where r.job_class_name = 'sample'`)
    const { runs, again, lost, doubled, left, hand = 0 } = found
    console.log(
      `${fleet.kills}: ${runs} runs, ${asked} of them asked for, ${again} begun again, ${lost} lost, ${doubled} doubled, ${left} left running`,
    )
    expect({ lost: Number(lost) + Math.max(0, asked - hand), doubled, left }).toEqual({ lost: 0, doubled: 0, left: 0 })
  })
})
