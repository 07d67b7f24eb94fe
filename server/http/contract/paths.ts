import type { Method, Operation } from './operations'

const ORDER: readonly Method[] = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH']
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

function pattern(apiBase: string, { path, slashes }: Operation): RegExp {
  const parts = path.split(/\{([^}]+)\}/g)
  const source = parts.map((part, index) => (index % 2 === 0 ? escaped(part) : part === slashes ? '.+' : '[^/]+')).join('')
  return new RegExp(`^${escaped(apiBase)}${source}/?$`)
}

/** Which methods the operations have at an address; none for a path that is in no contract. */
export function methodsByPath(apiBase: string, operations: readonly Operation[]): (path: string) => readonly Method[] {
  const patterns = operations.map(operation => ({ method: operation.method, pattern: pattern(apiBase, operation) }))
  return path => {
    const found = new Set(patterns.filter(one => one.pattern.test(path)).map(one => one.method))
    return ORDER.filter(method => found.has(method))
  }
}
