import { vi } from 'vitest'
import { workbookOf } from '../../helpers/workbook'
import type { Maker } from './requests'
import { fresh } from './samples'
import type { World } from './world'

/** A run of the administrator's with these parameters. */
async function begun(world: World, parameters: object): Promise<string> {
  const { id } = await world.make('/sys/quartzJob', { attempts: 2, pauseSeconds: 86_400, parameter: JSON.stringify(parameters) })
  await world.admin.get('/sys/quartzJob/execute', { id })
  return (await world.rows(`select id from sys_job_run where schedule_id = '${id}'`))[0]?.id ?? ''
}

/** One that has ended. */
async function ended(world: World): Promise<string> {
  const id = await begun(world, { steps: 1 })
  await vi.waitFor(async () => {
    const [run] = await world.rows<{ state: string }>(`select state from sys_job_run where id = '${id}'`)
    if (run?.state !== 'done') throw new Error(`the run is ${run?.state}`)
  })
  return id
}

/** One that fails and waits for a day to be tried again: it takes no room from others. */
const waiting = (world: World) => begun(world, { failsAt: 1 })

/** A run of a flow that has begun. */
async function begunFlow(world: World, attempts: number): Promise<string> {
  const step = { name: '步骤', jobClassName: 'sample', waitsFor: 'all', attempts, parameter: '{"failsAt":1}' }
  const { id } = await world.make('/sys/jobFlow', { steps: [step] })
  return (await world.admin.post<{ id: string }>('/sys/jobFlow/run', { id })).body.result.id
}

/** One that has failed, and of which its owner was told. */
async function failedFlow(world: World): Promise<string> {
  const id = await begunFlow(world, 1)
  await vi.waitFor(async () => {
    const [run] = await world.rows<{ state: string; told: boolean }>(`select state, told from sys_job_flow_run where id = '${id}'`)
    if (run?.state !== 'failed' || !run.told) throw new Error(`the flow is ${run?.state}`)
  })
  return id
}

/** Lists of runs of flows have one to show, which has ended. */
const afterFlow: Maker = async world => {
  await failedFlow(world)
  return {}
}

/** A workbook with a flow and its steps. */
const flowBook: Maker = async () => ({
  file: {
    name: 'flows.xlsx',
    content: workbookOf({
      任务流程: [
        ['主表序号', '流程名称'],
        ['1', `导入${fresh()}`],
      ],
      步骤: [
        ['主表序号', '步骤名称', '任务类型'],
        ['1', '第一步', '示例任务'],
      ],
    }),
  },
})

/** Calls about jobs, whose runs are added by no call. */
export const jobs: Readonly<Record<string, Maker>> = {
  // Those that have ended: others go on while they are asked for.
  sysJobRunList: async world => {
    await ended(world)
    return { query: { jobClassName: 'sample', state: 'done' } }
  },
  sysQuartzJobPause: async world => ({ query: { id: (await world.make('/sys/quartzJob')).id } }),
  sysQuartzJobResume: async world => ({ query: { id: (await world.make('/sys/quartzJob')).id } }),
  sysQuartzJobExecute: async world => ({ query: { id: (await world.make('/sys/quartzJob')).id } }),
  sysQuartzJobNextRuns: async world => ({ query: { id: (await world.make('/sys/quartzJob')).id } }),
  sysQuartzJobHoldPut: async () => ({ body: { held: false } }),
  sysMessageSysMessageTemplateSendMsg: async world => {
    const { templateCode } = await world.make('/sys/message/sysMessageTemplate')
    return { body: { templateCode, receiver: 'admin', testData: '{"name":"甲"}' } }
  },
  sysMessageSysMessageTemplatePreview: async world => ({
    query: { templateCode: String((await world.make('/sys/message/sysMessageTemplate')).templateCode), testData: '{}' },
  }),
  sysMessageSysMessageAgain: async world => ({ body: { id: (await world.make('/sys/message/sysMessage')).id } }),
  sysJobFlowImportExcel: flowBook,
  sysJobFlowImportPreview: flowBook,
  sysJobFlowRun: async world => ({ body: { id: (await world.make('/sys/jobFlow')).id } }),
  sysJobFlowRunList: afterFlow,
  sysJobFlowRunSteps: afterFlow,
  sysJobFlowRunCancel: async world => ({ body: { id: await begunFlow(world, 20) } }),
  sysJobFlowRunAgain: async world => ({ body: { id: await failedFlow(world) } }),
  sysJobRunQueryById: async world => ({ query: { id: await ended(world) } }),
  sysJobRunAgain: async world => ({ body: { id: await ended(world) } }),
  sysJobRunCancel: async world => ({ body: { id: await waiting(world) } }),
}
