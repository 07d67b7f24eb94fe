import { defineJob, paramsOf, rightFault } from '../../../jobs'
import type { Trx } from '../../../query'
import { commaList } from '../../../util/comma-list'
import { fail } from '../../../util/errors'
import { texts } from '../texts'
import { FLOW } from './check'
import * as flows from './repository'

/** Refuses a caller who lacks the right of a kind of job that the steps are of. Outside of calls each step is refused when it begins. */
export function assertMayBegin({ catalog, reader }: Trx, steps: readonly Pick<flows.FlowStep, 'name' | 'jobClassName'>[]): void {
  for (const { name, jobClassName } of steps) {
    const type = catalog.jobs.of(jobClassName)
    const fault = type && reader && rightFault(type, reader.can)
    if (fault !== undefined) fail(texts.stepOf(name, fault), 510)
  }
}

/** Begins a run of a flow with its steps as they are now, for whom the transaction acts. Its id. Refused while another run of it goes on. */
export async function beginFlow(trx: Trx, by: Parameters<typeof flows.findFlow>[1]): Promise<string> {
  const flow = (await flows.findFlow(trx, by)) ?? fail(texts.noFlow)
  assertMayBegin(trx, flow.steps)
  const run = (await flows.addFlowRun(trx, flow.id)) ?? fail(texts.flowGoesOn)
  for (const [index, { parameter, parents, waitsFor, ...step }] of flow.steps.entries())
    await flows.addStep(trx, run, {
      ...step,
      place: index + 1,
      parents: commaList(parents),
      waitsFor: waitsFor === 'one' ? 'one' : 'all',
      params: paramsOf(parameter),
    })
  await flows.wakeServers(trx)
  return run
}

/** Begins a flow: what a schedule runs. The flow goes on by itself. */
export const flowJob = defineJob<{ readonly flow: string }>({
  name: FLOW,
  title: () => texts.flow,
  right: 'jobFlow:run',
  params: () => ({
    type: 'object',
    properties: { flow: { type: 'string', title: texts.flowName, minLength: 1, maxLength: 100 } },
    required: ['flow'],
    additionalProperties: false,
  }),
  limits: { seconds: 60, attempts: 1 },
  run: async ({ params: { flow }, step }) => {
    const run = await step('begun', trx => beginFlow(trx, { name: flow }))
    return { text: texts.flowBegun, link: `/isystem/jobFlowRun?f.id=${run}` }
  },
})
