import type { ActionInfo } from '../registry-info'
import type { Context } from './context'

/** The built-in or registered action of that name, where the kind of the screen has it. */
export const actionInfo = (name: string, context: Context): ActionInfo | undefined => fitting(context).find(info => info.name === name)

/** Every name that an action may be called by. */
export function knownActions(context: Context): string[] {
  return [...Object.keys(context.actions.named), ...fitting(context).map(info => info.name)]
}

/** An entity has no kind, and no actions. */
const fitting = ({ registry, actions }: Context): readonly ActionInfo[] =>
  registry.actions.filter(({ kinds }) => kinds?.includes(actions.kind) ?? true)
