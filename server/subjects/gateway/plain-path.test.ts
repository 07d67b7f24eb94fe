import { expect, it } from 'vitest'
import { pathFault } from './plain-path'

it.each(['/erp', '/erp/', '/erp/a.b/..c/...', '/erp/%E5%90%88%E5%90%8C', '/erp/a+b@c:d=e', '/erp/a%2Bb%40c%26%3A%3D%20', "/erp/(x)'!*~"])(
  '%s is plain',
  path => expect(pathFault(path)).toBeUndefined(),
)

it.each(['/erp;a/x', '/erp/a%3Bb', '/erp//x', '/erp/a%2fb', '/erp/a%5cb', '/erp/100%25', '/erp/%2541', '/erp/%7Ex'])(
  '%s is ambiguous',
  path => expect(pathFault(path)).toBe('ambiguous'),
)

it.each([
  '/erp/../x',
  '/erp/./x',
  '/erp/..',
  '/erp/%2e%2e/x',
  '/erp/.%2E/x',
  '/erp/..;/x',
  '/erp/..;a=b/x',
  '/erp/..%3b/x',
  '/erp/..%2fx',
  '/erp/x%2f..%2f..',
  '/erp/..%5cx',
  '/erp/%252e%252e/x',
  '/erp/%25252e%25252e%25252fx',
  '/erp/a\\b',
  '/erp/a%00b',
  '/erp/a%0d%0ab',
  '/erp/%61dmin',
  '/erp/%5Fx',
  '/erp/%c0%ae%c0%ae/x',
  '/erp/%zz',
  '/erp/%',
  '/erp/x#y',
  '/erp/合同',
])('%s is never forwarded', path => expect(pathFault(path)).toBe('never'))
