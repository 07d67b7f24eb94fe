import { Ajv } from 'ajv'
import { atFirstCall } from '../../util/at-first-call'
import { PlanError } from './plan-error'
import { stepKinds } from './steps'
import { texts } from './texts'
import type { Plan, Step } from './types'

const MOST_STEPS = 200

const steps = Object.values(stepKinds).map(({ do: name, properties, optional = [] }) => ({
  type: 'object',
  properties: { do: { const: name }, off: { type: 'boolean' }, ...properties },
  required: ['do', ...Object.keys(properties).filter(key => !(optional as readonly string[]).includes(key))],
  additionalProperties: false,
}))

/** What a plan may look like: JSON Schema. */
export const planSchema = {
  type: 'object',
  properties: {
    sheet: { type: 'string', minLength: 1, maxLength: 64 },
    steps: {
      type: 'array',
      maxItems: MOST_STEPS,
      items: { type: 'object', discriminator: { propertyName: 'do' }, required: ['do'], oneOf: steps },
    },
  },
  required: ['sheet', 'steps'],
  additionalProperties: false,
}

const checkOfPlans = atFirstCall(() => new Ajv({ discriminator: true, strict: false }).compile<Plan>(planSchema))

/** A plan whose form is right, else a `PlanError`. Those that it takes in are checked when they are compiled. */
export function readPlan(given: unknown): Plan {
  const check = checkOfPlans()
  if (check(given)) return given
  const [error] = check.errors ?? []
  const [, at] = /^\/steps\/(\d+)/.exec(error?.instancePath ?? '') ?? []
  throw new PlanError(texts.badPlan(`${error?.instancePath ?? ''} ${error?.message ?? ''}`.trim()), at === undefined ? [] : [Number(at)])
}

/** A step whose form is right, else a `PlanError` as users read it who are still at it. */
export function readStep(given: unknown): Step {
  const plan = { sheet: '-', steps: [given] }
  if (!checkOfPlans()(plan)) throw new PlanError(texts.notReady, [])
  return plan.steps[0] as Step
}
