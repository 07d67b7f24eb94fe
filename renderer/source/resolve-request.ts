import { evaluateTree } from '../expression'
import { type ClientRequest, RequestError } from '../model/client'
import type { Scope } from '../model/expression'
import type { RequestModel } from '../model/source'
import { filledPath } from './path-part'
import { isObject } from './read-page'

/**
 * The call that a screen wrote, with its templates evaluated. `{name}` in the path takes the parameter of that name
 * out of the query, or the value of that name in the scope. Authored parameters win over the given ones. Throws a `RequestError` where a
 * value of the path is empty: without it the path is that of another operation.
 */
export function resolveRequest(request: RequestModel, scope: Scope, parameters: ClientRequest['query'] = {}): ClientRequest {
  const authored = evaluateTree(request.query ?? {}, scope)
  const query = new Map<string, string | number | boolean | null | undefined>(Object.entries(parameters))
  for (const [name, value] of Object.entries(isObject(authored) ? authored : {})) query.set(name, parameterText(value))
  const path = filledPath(request.path, name => {
    const value = query.has(name) ? query.get(name) : parameterText(scope.get(name))
    query.delete(name)
    return value
  })
  return {
    method: request.method,
    path,
    ...(query.size > 0 && { query: Object.fromEntries(query) }),
    ...(request.body !== undefined && { body: evaluateTree(request.body, scope) }),
  }
}

/** The call, and what else it hangs on, as a text to compare it by; '' for one that cannot be made yet, since its path has no value. */
export function requestKey(request: RequestModel, scope: Scope, more: object = {}): string {
  try {
    return JSON.stringify({ ...resolveRequest(request, scope), ...more })
  } catch (error) {
    if (error instanceof RequestError) return ''
    throw error
  }
}

function parameterText(value: unknown): string | number | boolean | null | undefined {
  if (Array.isArray(value)) return value.map(item => String(item ?? '')).join(',')
  if (value === null || value === undefined || typeof value === 'number' || typeof value === 'boolean') return value
  return typeof value === 'string' ? value : JSON.stringify(value)
}
