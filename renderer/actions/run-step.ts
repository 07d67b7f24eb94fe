import { evaluate, evaluateTree, renderText } from '../expression'
import type { ActionContext, StepModel } from '../model/action'
import { RequestError } from '../model/client'
import { defined } from '../model/defined'
import type { Expression } from '../model/expression'
import type { Renderer } from '../registry'
import { isObject, resolveRequest } from '../source'
import { filledAddress } from '../source/path-part'
import { contextScope } from './context-scope'
import { ActionStopped } from './refusal'

/**
 * Runs one step; throws when it fails. What it brought, null for nothing; undefined for a step that brings none. `quiet`: what the server
 * says is not shown.
 */
export async function runStep(
  { actions, steps }: Renderer,
  step: StepModel,
  context: ActionContext,
  { quiet }: { readonly quiet: boolean },
): Promise<unknown> {
  switch (step.step) {
    case 'action':
      return await actions.get(step.name).run(context)
    case 'request':
      return await request(step, context, quiet)
    case 'open':
      return await context.open(screenOf(step, context), step.as, record(evaluateTree(step.with, contextScope(context))))
    case 'set':
      return context.set(assigned(step.values, context))
    case 'download':
      return await download(step, context)
    case 'message':
      return context.host.notify.success(renderText(step.text, contextScope(context)))
    case 'emit':
      return context.emit(step.name)
    case 'custom':
      return await steps.get(step.name).run(evaluateTree(step.settings, contextScope(context)), context)
  }
}

type Step<Name extends StepModel['step']> = Extract<StepModel, { readonly step: Name }>

const screenOf = ({ screen }: Step<'open'>, context: ActionContext) =>
  typeof screen === 'string' ? screen : renderText(screen, contextScope(context))

/** Says what the server answered, except to questions and where the author says something else. */
async function request(step: Step<'request'>, context: ActionContext, quiet: boolean): Promise<unknown> {
  const authored = {
    ...step.request,
    ...(isObject(step.query) && { query: step.query }),
    ...defined({ body: step.body }),
  }
  const { message, result } = await answered(authored, context)
  if (!quiet && step.request.method !== 'GET' && message !== '') context.host.notify.success(message)
  return result ?? null
}

/** The answer of a request. What is refused of single items of the form is shown at them, and not once more. */
async function answered(authored: Step<'request'>['request'], context: ActionContext) {
  try {
    return await context.host.client.answer(resolveRequest(authored, contextScope(context)))
  } catch (error) {
    if (error instanceof RequestError && context.form?.refuse(error.result)) throw new ActionStopped()
    throw error
  }
}

async function download(step: Step<'download'>, { host, ...context }: ActionContext): Promise<void> {
  const path = filledAddress(step.url, contextScope({ host, ...context }))
  const { blob, name } = await host.client.download({ method: 'GET', path })
  host.save(blob, name)
}

function assigned(values: { readonly [field: string]: Expression }, context: ActionContext) {
  const scope = contextScope(context)
  return Object.fromEntries(Object.entries(values).map(([field, expression]) => [field, evaluate(expression, scope)]))
}

function record(value: unknown): { readonly [name: string]: unknown } {
  return isObject(value) ? value : {}
}
