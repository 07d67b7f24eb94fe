import type { Context } from './context'

/** Every name that an action may be called by. */
export function knownActions(context: Context): string[] {
  return [...Object.keys(context.actions.named), ...context.registry.actions.map(info => info.name)]
}
