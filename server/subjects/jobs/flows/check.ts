import type { Call } from '../../../http/module'
import { paramsOf, rightFault, textFault } from '../../../jobs'
import type { Catalog } from '../../../query'
import { commaList } from '../../../util/comma-list'
import { hideSealed } from '../../../util/sealed-text'
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
    if (!type || type.scheduled === false) return texts.stepOf(name, texts.unknownType(jobClassName))
    const fault = textFault(type, parameter)
    if (fault !== undefined) return texts.stepOf(name, fault)
    const unknown = commaList(parents).find(parent => !names.includes(parent))
    if (unknown !== undefined) return texts.stepOf(name, texts.noParent(unknown))
  }
  const round = inRound(steps)
  return round === undefined ? undefined : texts.stepsInRound(round)
}

/** What speaks against a caller having steps done that do not stand in the flow yet; undefined: nothing. */
export async function stepsRefusal(call: Call, steps: readonly GivenStep[], stored: readonly GivenStep[]): Promise<string | undefined> {
  const known = new Set(stored.map(({ jobClassName, parameter }) => `${jobClassName} ${hideSealed(parameter ?? '')}`))
  for (const { name, jobClassName, parameter } of steps) {
    if (known.has(`${jobClassName} ${parameter ?? ''}`)) continue
    const type = call.catalog.jobs.of(jobClassName)
    const against = type && ((await type.mayAsk(paramsOf(parameter), call)) ?? rightFault(type, call.can))
    if (against !== undefined) return texts.stepOf(name, against)
  }
  return undefined
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
