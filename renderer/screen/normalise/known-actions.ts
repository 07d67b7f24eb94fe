import type { ActionInfo } from '../registry-info'
import type { Context } from './context'

/** The built-in or registered action of that name, where the kind of the screen has it. */
export const actionInfo = (name: string, context: Context): ActionInfo | undefined => fitting(context).find(info => info.name === name)

/** Every name that an action may be called by. */
export function knownActions(context: Context): string[] {
  return [...Object.keys(context.actions.named), ...fitting(context).map(info => info.name)]
}

/** Whether a step that is the name of an action means a built-in or registered one: some act on a form alone. */
export const isActionStep = (name: string, { registry, actions }: Context): boolean =>
  registry.actions.some(info => info.name === name && (info.form === undefined || actions.form === true))

/** An entity has no kind, and no actions. */
const fitting = ({ registry, actions }: Context): readonly ActionInfo[] =>
  registry.actions.filter(({ kinds, form }) => (kinds?.includes(actions.kind) ?? true) && (form === undefined || actions.form === true))
