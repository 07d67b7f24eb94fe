import { bodies } from './wire-bodies'
import type { WireCase } from './wire-case'
import { edgeCases } from './wire-edges'
import { parameters } from './wire-parameters'

export const cases: readonly WireCase[] = [...parameters, ...edgeCases, ...bodies.map(one => ({ method: 'post', ...one }))]

/** One document with an operation for each case; paths that are used twice get a number in front. */
export function wireDocument(): object {
  const paths: Record<string, object> = {}
  for (const [index, { operation, path = '/q', method = 'get' }] of cases.entries())
    paths[`/${index}${path}`] = { [method]: { operationId: `case${index}`, responses: { 204: { description: '' } }, ...operation } }
  return { openapi: '3.1.0', info: { title: 'Wire', version: '1' }, paths }
}
