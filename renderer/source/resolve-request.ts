import { evaluateTree } from '../expression'
import type { ClientRequest } from '../model/client'
import type { Scope } from '../model/expression'
import type { RequestModel } from '../model/source'
import { isObject } from './read-page'

/**
 * The call that a screen wrote, with its templates evaluated. `{name}` in the path takes the parameter of that name
 * out of the query, or the value of that name in the scope. Authored parameters win over the given ones.
 */
export function resolveRequest(request: RequestModel, scope: Scope, parameters: ClientRequest['query'] = {}): ClientRequest {
  const authored = evaluateTree(request.query ?? {}, scope)
  const query = new Map<string, string | number | boolean | null | undefined>(Object.entries(parameters))
  for (const [name, value] of Object.entries(isObject(authored) ? authored : {})) query.set(name, parameterText(value))
  const path = request.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = query.has(name) ? query.get(name) : parameterText(scope.get(name))
    query.delete(name)
    return encodeURIComponent(String(value ?? ''))
  })
  return {
    method: request.method,
    path,
    ...(query.size > 0 && { query: Object.fromEntries(query) }),
    ...(request.body !== undefined && { body: evaluateTree(request.body, scope) }),
  }
}

function parameterText(value: unknown): string | number | boolean | null | undefined {
  if (Array.isArray(value)) return value.map(item => String(item ?? '')).join(',')
  if (value === null || value === undefined || typeof value === 'number' || typeof value === 'boolean') return value
  return typeof value === 'string' ? value : JSON.stringify(value)
}
