import type { ActionModel } from '../../model/action'
import { nearest } from '../../model/nearest'
import type { AuthoredAction, AuthoredActionObject, AuthoredStep } from '../generated/authored'
import { inside, type Place } from '../json/document'
import type { ActionInfo } from '../registry-info'
import { whereOf } from '../where'
import { type ActionSetting, type Context, note } from './context'
import { readConditional, readTemplate } from './expressions'
import { checkIcon } from './icons'
import { actionInfo, knownActions } from './known-actions'
import { checkRight, rightOf } from './rights'
import { offers } from './source'
import { inAction, readSteps } from './steps'

/** Kinds that show no rows, so that nothing stands above or beside them. */
const withoutTable: ReadonlySet<string> = new Set(['form', 'page', 'query', 'samples'])

type Written = Omit<AuthoredActionObject, 'name'>

/** Stands for the actions that would be there by default. */
const theDefaults = '...'

/** The action that a form has by default. */
const saving = 'save'

/** The buttons of a toolbar or of each row, in their order. */
export function readActions(
  written: readonly AuthoredAction[] | undefined,
  where: 'toolbar' | 'row',
  place: Place,
  context: Context,
): ActionModel[] {
  const defaults = () => defaultActions(where, context)
  const models = (written ?? [theDefaults]).flatMap((action, index) => {
    if (action === theDefaults) return defaults().filter(model => !isWritten(model.name, written))
    return readAction(action, inside(place, index), context) ?? []
  })
  return withoutRepetition(models, place, context)
}

/** The buttons of a form: those of a screen of its own, or what stands beside the usual ones in the form of a list. */
export function readFormActions(written: readonly AuthoredAction[] | undefined, place: Place, outside: Context): ActionModel[] {
  const context = inForm(outside)
  const models = (written ?? [theDefaults]).flatMap((action, index) => {
    if (action === theDefaults) return isWritten(saving, written) ? [] : usualOfForm(place, context)
    return readAction(action, inside(place, index), context) ?? []
  })
  return withoutRepetition(models, place, context)
}

const inForm = (context: Context): Context => ({ ...context, actions: { ...context.actions, form: true } })

/** The window of a list's form has the usual buttons by itself. */
function usualOfForm(place: Place, context: Context): ActionModel[] {
  const info = context.actions.kind === 'form' ? actionInfo(saving, context) : undefined
  return info ? [buildAction(saving, {}, info, place, context)] : []
}

/** What a field's `on` starts: an action, or steps without a name. */
export function readFieldAction(written: AuthoredAction | readonly AuthoredStep[], place: Place, outside: Context): ActionModel {
  const context = inForm(outside)
  const own = { name: 'change', title: '', visible: true, disabled: false, danger: false, batch: false }
  if (isSteps(written)) return { ...own, steps: readSteps(written, place, context) }
  return readAction(written, place, context) ?? { ...own, steps: [] }
}

function isSteps(written: AuthoredAction | readonly AuthoredStep[]): written is readonly AuthoredStep[] {
  return Array.isArray(written)
}

function isWritten(name: string, written: readonly AuthoredAction[] | undefined): boolean {
  return (written ?? []).some(action => (typeof action === 'string' ? action : action.name) === name)
}

function withoutRepetition(models: readonly ActionModel[], place: Place, context: Context): ActionModel[] {
  const byName = new Map<string, ActionModel>()
  for (const model of models) {
    if (byName.has(model.name)) note(context, 'SCREEN_DUPLICATE', place, whereOf(place.path), model.name)
    byName.set(model.name, model)
  }
  return [...byName.values()]
}

/** Built-in and registered actions of a place that the screen's kind shows and its source can serve. */
function defaultActions(where: 'toolbar' | 'row', context: Context): ActionModel[] {
  const { kind, source, namedPlace, permPlace } = context.actions
  if (withoutTable.has(kind)) return []
  const fitting = context.registry.actions.filter(
    info =>
      info.place === where && (info.kinds?.includes(kind) ?? true) && (info.needs ?? []).every(operation => offers(source, operation)),
  )
  const sorted = fitting.toSorted((left, right) => (left.order ?? 0) - (right.order ?? 0))
  return sorted.map(info => buildAction(info.name, {}, info, permPlace ?? namedPlace, context))
}

/** One action; what is not known is noted and left out. */
function readAction(action: AuthoredAction, place: Place, context: Context): ActionModel | undefined {
  const written: AuthoredActionObject = typeof action === 'string' ? { name: action } : action
  const { name } = written
  const { named, namedPlace } = context.actions
  const own = Object.hasOwn(named, name) ? named[name] : undefined
  if (own) return buildAction(name, { ...own, ...written }, undefined, written.do ? place : inside(namedPlace, name), context)
  const info = actionInfo(name, context)
  if (!info && !written.do) {
    noteUnknown(action, place, context)
    return undefined
  }
  if (info && !written.do) checkNeeds(info, place, context)
  return buildAction(name, written, info, place, context)
}

/** An action of its own does nothing yet; one that is nearly another's name is that one, misspelt. */
function noteUnknown(action: AuthoredAction, place: Place, context: Context): void {
  const known = [...knownActions(context)]
  const where = whereOf(place.path)
  if (typeof action === 'string') note(context, 'SCREEN_UNKNOWN_ACTION', place, where, action, known)
  else if (nearest(action.name, known) === undefined) note(context, 'SCREEN_MISSING_KEY', place, where, 'do')
  else note(context, 'SCREEN_UNKNOWN_ACTION', inside(place, 'name'), where, action.name, known)
}

function checkNeeds(info: ActionInfo, place: Place, context: Context): void {
  const { source } = context.actions
  const missing = (info.needs ?? []).find(operation => source && !offers(source, operation))
  if (missing) note(context, 'SCREEN_NOT_OFFERED', place, whereOf(place.path), info.name, missing)
}

function buildAction(name: string, written: Written, info: ActionInfo | undefined, place: Place, context: Context): ActionModel {
  const icon = written.icon ?? info?.icon
  checkIcon(written.icon, place, context)
  const right = rightOf(name, written, info, context.actions)
  checkRight(right, written.right === undefined ? place : inside(place, 'right'), context)
  return {
    name,
    title: written.title ?? info?.title ?? name,
    icon,
    right,
    visible: readConditional(written.visible, true, inside(place, 'visible'), context),
    disabled: readConditional(written.disabled, false, inside(place, 'disabled'), context),
    ...(written.confirm !== undefined && { confirm: readTemplate(written.confirm, inside(place, 'confirm'), inAction(context)) }),
    ...(written.press === 'long' && { press: 'long' as const }),
    danger: written.danger ?? info?.danger ?? false,
    batch: written.batch ?? info?.batch ?? false,
    steps: written.do ? readSteps(written.do, inside(place, 'do'), context, [name]) : [{ step: 'action', name }],
  }
}

/** Reads what no button shows, so that a mistake in it is told too. */
export function checkNamedActions(outside: Context): void {
  const context = inForm(outside)
  const { named, namedPlace }: ActionSetting = context.actions
  for (const [name, written] of Object.entries(named)) buildAction(name, written, undefined, inside(namedPlace, name), context)
}
