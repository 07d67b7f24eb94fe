import fc from 'fast-check'
import type { FastifyRequest } from 'fastify'
import { expect, it } from 'vitest'
import { dataHeaders } from '../../server/http/forward'
import { targetHeaders } from '../../server/subjects/gateway/headers'
import { pathFault } from '../../server/subjects/gateway/plain-path'
import type { Route } from '../../server/subjects/gateway/route'
import { runs, textsOf } from './runs'

const PIECES = [
  '/',
  'a',
  '.',
  '..',
  ';',
  '%2e',
  '%2f',
  '%5c',
  '%252e',
  '%252f',
  '%25',
  '%00',
  '%c0%ae',
  '%41',
  '\\',
  '//',
  '%',
  '%zz',
  '~',
  '合',
  '%20',
  '%C2%A0',
  '%E2%80%8B',
  '%EF%BC%8E',
  '%EF%BC%8F',
  '%EF%BC%85',
  '%E2%88%95',
  '%E2%80%A5',
]

/** A text whose codes are read, with the signs that servers take for plainer ones. */
const decoded = (text: string) =>
  Buffer.from(
    text.replace(/%([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
    'latin1',
  )
    .toString()
    .normalize('NFKC')
    .replaceAll('\u2215', '/')
    .replaceAll('\u200b', '')

/** The segments that a lenient server makes of a path: codes of codes read, parameters and blanks taken away, both slashes ends. */
function leniently(path: string): string[] {
  let text = path
  for (let left = 5; left > 0; left--) text = decoded(text)
  return text.split(/[/\\]/).map(segment => segment.replace(/;.*$/s, '').trim())
}

it('no path that a route may forward leads upwards at a lenient target, and a plain one has one reading', () => {
  fc.assert(
    fc.property(textsOf(PIECES, 12), text => {
      const path = `/erp/${text}`
      const fault = pathFault(path)
      if (fault !== 'never')
        expect(
          leniently(path).filter(segment => /^\.{1,2}$/.test(segment)),
          path,
        ).toEqual([])
      if (fault === undefined) {
        expect(path).not.toMatch(/[;\\]|\/\/|%(?:25|2e|2f|5c|00|41)/i)
        expect(leniently(path)).toHaveLength(path.split('/').length)
      }
    }),
    runs(500),
  )
})

const name = fc.oneof(
  textsOf(['x', 'weft', 'user', '-', '_', '.', '!', 'forwarded', 'for', 'real', 'ip', 'access', 'token', 'cookie', 'tenant', 'id'], 6),
  fc.constantFrom('set-cookie', 'link', 'refresh', 'nel', 'alt-svc', 'content-type', 'etag', 'x-total-count', 'connection'),
)
const headers = fc.dictionary(name, fc.constantFrom('from-outside', 'etag, x-total-count'))
const route = { removeHeaders: [], setHeaders: [], answerHeaders: ['x-own'] } as unknown as Route
const request = (given: object) =>
  ({ headers: given, ip: '192.0.2.1', protocol: 'http', host: 'weft', session: { username: 'user' } }) as unknown as FastifyRequest

it('no header of a caller is one of ours to a target, and no header of an answer is none of data', () => {
  fc.assert(
    fc.property(headers, given => {
      const told = Object.entries(targetHeaders(request(given), route, 'mark'))
      const asServers = (text: string) => text.replace(/[^a-z\d]/gi, '-').toLowerCase()
      const ours = told.filter(
        ([each, value]) =>
          /^(?:x-weft-|x-forwarded-|(?:x-real-ip|cookie|x-access-token|tenant-id|x-tenant-id)$)/.test(asServers(each)) &&
          value === 'from-outside',
      )
      expect(ours).toEqual([])
      expect(Object.keys(dataHeaders(given, route)).filter(each => !/^(?:content-type|etag|x-total-count|x-own)$/.test(each))).toEqual([])
    }),
    runs(500),
  )
})
