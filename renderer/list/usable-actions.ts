import { holds } from '../expression'
import type { ActionModel } from '../model/action'
import type { Scope } from '../model/expression'
import type { Host } from '../model/host'
import type { Source } from '../model/source'
import { hasPermission } from '../permission'
import type { Renderer } from '../registry'

/** An action that is shown; `broken` says why its expressions could not be evaluated. */
export interface UsableAction {
  readonly action: ActionModel
  readonly disabled: boolean
  readonly broken?: string
}

export interface ActionPlace {
  readonly renderer: Renderer
  readonly host: Host
  readonly source: Source
  readonly scope: Scope
}

/** The actions that the person may use here, that the source can do and that are visible. */
export function usableActions(actions: readonly ActionModel[], place: ActionPlace): readonly UsableAction[] {
  const permitted = actions.filter(action => hasPermission(action.right, place.host) && offered(action, place))
  return permitted.flatMap(action => decided(action, place))
}

function offered(action: ActionModel, { renderer, source, host: { client } }: ActionPlace): boolean {
  return action.steps.every(step => {
    if (step.step === 'action') return (renderer.actions.find(step.name)?.needs ?? []).every(need => source.can(need))
    if (step.step === 'request') return client.abilities?.has(step.request.method, step.request.path) !== false
    return step.step !== 'open' || typeof step.screen !== 'string' || client.abilities?.hasScreen(step.screen) !== false
  })
}

/** A broken expression leaves the button where it is, without use and with its reason. */
function decided(action: ActionModel, { scope }: ActionPlace): readonly UsableAction[] {
  try {
    return holds(action.visible, scope) ? [{ action, disabled: holds(action.disabled, scope) }] : []
  } catch (error) {
    return [{ action, disabled: true, broken: error instanceof Error ? error.message : String(error) }]
  }
}
