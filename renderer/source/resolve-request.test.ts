import { expect, it } from 'vitest'
import { parseTemplate } from '../expression'
import { RequestError } from '../model/client'
import { recordScope } from './record-scope'
import { requestKey, resolveRequest } from './resolve-request'

const t = (text: string) => parseTemplate(text).template ?? expect.fail(text)
const row = { id: 'u 1', ids: ['1', '2'], status: 2 }
const scope = recordScope({ row, route: { from: 'menu' } })

it.each([
  [{ method: 'GET', path: '/a' }, {}, { method: 'GET', path: '/a' }],
  [{ method: 'GET', path: '/a/{id}' }, {}, { method: 'GET', path: '/a/u%201' }],
  [
    { method: 'GET', path: '/a/{id}' },
    { id: '7', x: 1 },
    { method: 'GET', path: '/a/7', query: { x: 1 } },
  ],
  [{ method: 'GET', path: '/a', query: { u: t('{{ id }}') } }, { n: 1 }, { method: 'GET', path: '/a', query: { n: 1, u: 'u 1' } }],
  [{ method: 'GET', path: '/a', query: { u: t('{{ ids }}') } }, {}, { method: 'GET', path: '/a', query: { u: '1,2' } }],
  [
    { method: 'PUT', path: '/a', body: { id: t('{{ id }}'), on: [t('x{{ status }}')], n: 1, from: t('{{ route.from }}') } },
    {},
    { method: 'PUT', path: '/a', body: { id: 'u 1', on: ['x2'], n: 1, from: 'menu' } },
  ],
] as const)('resolves %o with %o', (request, parameters, want) => {
  expect(resolveRequest(request, scope, parameters)).toEqual(want)
})

it.each(['', '.', '..', null, undefined, []])('sends nothing to a path whose value is %j: it would be that of another operation', value => {
  const empty = recordScope({ row: { id: value } })
  const request = { method: 'DELETE', path: '/stuff/{id}' } as const
  expect(() => resolveRequest(request, empty)).toThrow(RequestError)
  expect(() => resolveRequest({ ...request, path: '/stuff/{id}/parts' }, empty)).toThrow('id')
  expect(requestKey(request, empty)).toBe('')
  if (!Array.isArray(value)) expect(() => resolveRequest(request, recordScope({ row }), { id: value })).toThrow(RequestError)
})
