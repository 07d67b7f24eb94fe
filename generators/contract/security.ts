import type { SecurityNeed, SecurityScheme } from './model'
import { child, children, isObject, kindOf, type Node, textAt } from './node'
import type { Reading } from './reading'

/** Security Scheme Objects (3.1 §4.8.27) of a document. */
export function readSchemes(reading: Reading, components: Node): SecurityScheme[] {
  return children(child(components, 'securitySchemes')).flatMap(([name, entry]) => {
    const node = reading.workspace.deref(entry)
    return node === null ? [] : (readScheme(reading, name, node) ?? [])
  })
}

function readScheme(reading: Reading, name: string, node: Node): SecurityScheme | null {
  const type = textAt(node, 'type')
  const base = { name, in: 'header', key: 'Authorization', description: textAt(node, 'description') } as const
  if (type === 'apiKey') {
    const place = textAt(node, 'in')
    const key = textAt(node, 'name')
    if (key === null || (place !== 'header' && place !== 'query' && place !== 'cookie')) {
      reading.report('CONTRACT_SECURITY', node.at, `the key ${name} needs a name and a place: header, query or cookie`)
      return null
    }
    if (place === 'cookie') reading.report('CONTRACT_COOKIE', node.at, key)
    return { ...base, type: 'apiKey', in: place, key }
  }
  if (type === 'oauth2' || type === 'openIdConnect') return { ...base, type: 'bearer' }
  if (type === 'http') {
    const scheme = textAt(node, 'scheme')?.toLowerCase() ?? ''
    if (scheme === 'basic' || scheme === 'bearer') return { ...base, type: scheme }
    if (scheme !== '') return { ...base, type: 'http', key: textAt(node, 'scheme') ?? '' }
  }
  if (type === 'mutualTLS') {
    reading.report('CONTRACT_SECURITY_OUTSIDE', node.at, `${name} is a certificate of the connection`)
    return { ...base, type: 'outside' }
  }
  reading.report('CONTRACT_SECURITY', node.at, `security scheme ${name} is of type ${type ?? 'nothing'}, which the standard does not have`)
  return null
}

/** Security Requirement Objects (3.1 §4.8.30): alternatives; null when nothing is said. */
export function readSecurity(reading: Reading, list: Node, schemes: readonly SecurityScheme[]): SecurityNeed[] | null {
  if (list.value === undefined) return null
  if (!Array.isArray(list.value)) {
    reading.report('CONTRACT_WRONG_SHAPE', list.at, 'an array of security requirements', kindOf(list.value))
    return null
  }
  const known = new Set(schemes.map(({ name }) => name))
  return children(list).flatMap(([, entry]): SecurityNeed[] => {
    if (!isObject(entry.value)) return []
    const need = new Map<string, readonly string[]>()
    for (const [name, scopes] of children(entry)) {
      if (known.has(name))
        need.set(
          name,
          children(scopes).flatMap(([, scope]) => (typeof scope.value === 'string' ? [scope.value] : [])),
        )
      else {
        reading.report('CONTRACT_SECURITY', entry.at, `there is no security scheme ${name}`)
        return []
      }
    }
    return [need]
  })
}
