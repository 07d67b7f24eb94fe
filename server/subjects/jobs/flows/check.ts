import { paramsFault, paramsOf } from '../../../jobs'
import type { Catalog } from '../../../query'
import { commaList } from '../../../util/comma-list'
import { texts } from '../texts'

/** A step as a form gives it. */
export interface GivenStep {
  readonly name: string
  readonly jobClassName: string
  readonly parameter: string | null
  readonly parents: string | null
}

/** A step that begins a flow would let flows begin each other without end. */
export const FLOW = 'flow'

/** What is wrong with the steps of a flow, the first thing; undefined when they can run. */
export function stepsFault(steps: readonly GivenStep[], { jobs }: Pick<Catalog, 'jobs'>): string | undefined {
  if (steps.length === 0) return texts.noSteps
  const names = steps.map(({ name }) => name)
  const twice = names.find((name, index) => names.indexOf(name) !== index)
  if (twice !== undefined) return texts.stepTwice(twice)
  for (const { name, jobClassName, parameter, parents } of steps) {
    const type = jobClassName === FLOW ? undefined : jobs.of(jobClassName)
    if (!type) return texts.stepOf(name, texts.unknownType(jobClassName))
    const fault = paramsFault(type, paramsOf(parameter))
    if (fault !== undefined) return texts.stepOf(name, fault)
    const unknown = commaList(parents).find(parent => !names.includes(parent))
    if (unknown !== undefined) return texts.stepOf(name, texts.noParent(unknown))
  }
  const round = inRound(steps)
  return round === undefined ? undefined : texts.stepsInRound(round)
}

/** The names of steps that wait for each other; undefined when there are none. */
function inRound(steps: readonly GivenStep[]): string | undefined {
  let left = steps.map(({ name, parents }) => ({ name, parents: commaList(parents) }))
  for (;;) {
    const names = new Set(left.map(({ name }) => name))
    const next = left.filter(({ parents }) => parents.some(parent => names.has(parent)))
    if (next.length === 0) return undefined
    if (next.length === left.length) return next.map(({ name }) => name).join('、')
    left = next
  }
}
