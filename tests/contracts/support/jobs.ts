import { vi } from 'vitest'
import type { Maker } from './requests'
import type { World } from './world'

/** A run of the administrator's, of as many steps of a second. */
async function begun(world: World, steps: number): Promise<string> {
  const parameter = JSON.stringify({ steps: steps || 1, seconds: steps && 1 })
  const { id } = await world.make('/sys/quartzJob', { parameter })
  await world.admin.get('/sys/quartzJob/execute', { id })
  return (await world.rows(`select id from sys_job_run where schedule_id = '${id}'`))[0]?.id ?? ''
}

/** One that has ended. */
async function ended(world: World): Promise<string> {
  const id = await begun(world, 0)
  await vi.waitFor(async () => {
    const [run] = await world.rows<{ state: string }>(`select state from sys_job_run where id = '${id}'`)
    if (run?.state !== 'done') throw new Error(`the run is ${run?.state}`)
  })
  return id
}

/** Calls about jobs, whose runs nobody adds. */
export const jobs: Readonly<Record<string, Maker>> = {
  sysQuartzJobPause: async world => ({ query: { id: (await world.make('/sys/quartzJob')).id } }),
  sysQuartzJobResume: async world => ({ query: { id: (await world.make('/sys/quartzJob')).id } }),
  sysQuartzJobExecute: async world => ({ query: { id: (await world.make('/sys/quartzJob')).id } }),
  sysQuartzJobSetHold: async () => ({ body: { held: false } }),
  sysJobRunQueryById: async world => ({ query: { id: await ended(world) } }),
  sysJobRunAgain: async world => ({ body: { id: await ended(world) } }),
  sysJobRunCancel: async world => ({ body: { id: await begun(world, 1000) } }),
}
