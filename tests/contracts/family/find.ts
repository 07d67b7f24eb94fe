import type { Operation } from '../../../server/http/contract'
import { operations } from '../support/contracts'

const escaped = (text: string) => text.replace(/[.*+?^$()|[\]\\]/g, '\\$&')
const pattern = ({ path, slashes }: Operation) =>
  new RegExp(
    `^${path
      .split(/\{([^}]+)\}/g)
      .map((part, index) => (index % 2 === 0 ? escaped(part) : part === slashes ? '.+' : '[^/]+'))
      .join('')}$`,
  )
const patterns = operations.map(operation => ({ operation, pattern: pattern(operation) }))

/** The operation that answers a call; paths without parameters first. */
export function operationAt(method: string, path: string): Operation | undefined {
  const found = patterns.filter(one => one.operation.method === method && one.pattern.test(path))
  return (found.find(({ operation }) => operation.path === path) ?? found[0])?.operation
}

/** What answers a call that the source of a client names: of a fragment, which ends where a variable begins, what goes on from there. */
export function operationsNamed(method: string, path: string): Operation[] {
  const fragment = path.replace(/\/$/, '')
  const of = ({ operation }: { operation: Operation }) => method === '?' || operation.method === method
  const whole = patterns.filter(one => of(one) && one.pattern.test(fragment))
  const more = patterns.filter(one => of(one) && one.operation.path.startsWith(`${fragment}/`))
  return (whole.length > 0 ? whole : more).map(({ operation }) => operation)
}
