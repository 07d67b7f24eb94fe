import { renderText } from '../expression'
import type { ActionContext, ActionModel } from '../model/action'
import { RequestError } from '../model/client'
import type { Renderer } from '../registry'
import { contextScope } from './context-scope'
import { ActionStopped, Refusal } from './refusal'
import { runStep } from './run-step'
import { texts } from './texts'

/**
 * Runs an action from its question to its last step. Steps stop at the first failure, which is shown.
 * False: it did not run to its end.
 */
export async function runAction(renderer: Renderer, action: ActionModel, context: ActionContext): Promise<boolean> {
  try {
    if (wantsRows(renderer, action, context) && context.rows.length === 0) {
      context.host.notify.warning(texts.nothingSelected)
      return false
    }
    if (!(await agreed(renderer, action, context))) return false
    await runSteps(renderer, action, context)
    return true
  } catch (error) {
    showFailure(error, action, context)
    return false
  }
}

/** Each step sees the answer of the last one that had one. Where the author has a message follow, the server's is not shown beside it. */
async function runSteps(renderer: Renderer, { steps }: ActionModel, context: ActionContext): Promise<void> {
  let { answer } = context
  const lastMessage = steps.findLastIndex(({ step }) => step === 'message')
  for (const [index, step] of steps.entries()) {
    const brought = await runStep(renderer, step, { ...context, answer }, { quiet: index < lastMessage })
    if (brought !== undefined) answer = brought
  }
}

/** Batch actions, and `delete` in a toolbar, act on selected rows. */
function wantsRows(renderer: Renderer, action: ActionModel, context: ActionContext): boolean {
  return (
    action.batch || (context.row === undefined && builtIns(renderer, action).some(type => type.name === 'delete' || type.batch === true))
  )
}

async function agreed(renderer: Renderer, action: ActionModel, context: ActionContext): Promise<boolean> {
  const own = action.confirm && { title: texts.confirmTitle, content: renderText(action.confirm, contextScope(context)) }
  const question =
    own ??
    (await builtIns(renderer, action)
      .find(type => type.confirm !== undefined)
      ?.confirm?.(context))
  return question === undefined || (await context.host.notify.confirm({ ...question, danger: action.danger }))
}

function builtIns({ actions }: Renderer, action: ActionModel) {
  return action.steps.flatMap(step => (step.step === 'action' ? [actions.get(step.name)] : []))
}

function showFailure(error: unknown, action: ActionModel, { host, screen }: ActionContext): void {
  if (error instanceof ActionStopped || (error instanceof RequestError && error.shown)) return
  if (error instanceof Refusal) {
    host.notify.warning(error.message)
    return
  }
  host.notify.error(error instanceof Error && error.message !== '' ? error.message : texts.failed)
  if (!(error instanceof RequestError)) host.report(error, `${screen.id}: ${action.name}`)
}
