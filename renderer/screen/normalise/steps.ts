import { parseExpression } from '../../expression'
import type { OpenAs, StepModel } from '../../model/action'
import type { Expression } from '../../model/expression'
import type { OpenStep } from '../../model/field'
import type { AuthoredOpenStep, AuthoredSetStep, AuthoredStep } from '../generated/authored'
import { inside, type Place } from '../json/document'
import { whereOf } from '../where'
import { type Context, note, noteKey } from './context'
import { checkCompleteRequest } from './contract-requests'
import { readExpression, readTemplate, readTemplateValue, readTemplateValues } from './expressions'
import { isActionStep, knownActions } from './known-actions'
import { readCall } from './requests'
import { checkScreen } from './screens'

/** What steps see of the calls before them. */
const ANSWER = 'answer'

/** The keys of the rows that an action acts on. */
const IDS = 'ids'

/** What the question of an action, and its steps, see beside the record: the keys of the rows that it acts on. */
export const inAction = (context: Context): Context => withName(context, IDS)

const withName = (context: Context, name: string): Context =>
  context.names === undefined ? context : { ...context, names: new Set([...context.names, name]) }

/** Steps in their order. `trail` holds the named actions around them: one that leads back to itself would never end. */
export function readSteps(steps: readonly AuthoredStep[], place: Place, context: Context, trail: readonly string[] = []): StepModel[] {
  const inSteps = inAction(withName(context, ANSWER))
  return steps.flatMap((step, index) => readStep(step, inside(place, index), inSteps, trail))
}

function readStep(step: AuthoredStep, place: Place, context: Context, trail: readonly string[]): StepModel[] {
  if (typeof step === 'string') return readNamedStep(step, place, context, trail)
  if ('request' in step) {
    const request = readCall(step.request, inside(place, 'request'), context)
    if (!request) return []
    checkCompleteRequest(request, step, place, context)
    return [
      {
        step: 'request',
        request,
        ...(step.query && { query: readTemplateValues(step.query, inside(place, 'query'), context) }),
        ...(step.body !== undefined && { body: readTemplateValue(step.body, inside(place, 'body'), context) }),
      },
    ]
  }
  if ('open' in step) return [readOpen(step, 'dialog', place, context)]
  if ('set' in step) return [{ step: 'set', values: readSet(step, inside(place, 'set'), context) }]
  if ('download' in step) return [{ step: 'download', url: readTemplate(step.download, inside(place, 'download'), context) }]
  if ('message' in step) return [{ step: 'message', text: readTemplate(step.message, inside(place, 'message'), context) }]
  if ('emit' in step) return [{ step: 'emit', name: step.emit }]
  if (!context.registry.steps.includes(step.step)) {
    note(context, 'SCREEN_UNKNOWN_STEP', inside(place, 'step'), whereOf(place.path), step.step, context.registry.steps)
  }
  return [{ step: 'custom', name: step.step, settings: readTemplateValue(step.settings ?? {}, inside(place, 'settings'), context) }]
}

/** What opens another screen; `as` where nothing is said. */
export function readOpen(step: AuthoredOpenStep, as: OpenAs, place: Place, context: Context): OpenStep {
  const at = inside(place, 'open')
  const named = step.open.includes('{{')
  if (!named) checkScreen(step.open, at, context)
  const screen = named ? readTemplate(step.open, at, context) : step.open
  return { step: 'open', screen, as: step.as ?? as, with: readTemplateValues(step.with, inside(place, 'with'), context) }
}

function readNamedStep(name: string, place: Place, context: Context, trail: readonly string[]): StepModel[] {
  const { named, namedPlace } = context.actions
  const own = Object.hasOwn(named, name) ? named[name] : undefined
  if (own && trail.includes(name)) {
    note(context, 'SCREEN_CYCLE', place, whereOf(place.path), [...trail, name])
    return []
  }
  if (own) return readSteps(own.do, inside(namedPlace, name, 'do'), context, [...trail, name])
  if (isActionStep(name, context)) return [{ step: 'action', name }]
  note(context, 'SCREEN_UNKNOWN_ACTION', place, whereOf(place.path), name, knownActions(context))
  return []
}

function readSet({ set }: AuthoredSetStep, place: Place, context: Context): { readonly [field: string]: Expression } {
  const values: { [field: string]: Expression } = Object.create(null)
  for (const [field, written] of Object.entries(set)) {
    const at = inside(place, field)
    const { fields } = context.actions
    if (!fields.has(field)) noteKey(context, 'SCREEN_UNKNOWN_FIELD', at, whereOf(place.path), field, fields)
    const expression = typeof written === 'string' ? readExpression(written, at, context) : parseExpression(String(written)).expression
    if (expression) values[field] = expression
  }
  return values
}
