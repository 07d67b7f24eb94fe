import type { Node } from 'jsonc-parser'
import type { Json, JsonPath } from '../../model/json'

/** The value of a node. Objects have no prototype: their keys come from outside. */
export function jsonOf(node: Node): Json {
  if (node.type === 'array') return (node.children ?? []).map(jsonOf)
  if (node.type !== 'object') return node.value as Json
  const value: { [key: string]: Json } = Object.create(null)
  for (const property of node.children ?? []) {
    const [key, child] = property.children ?? []
    if (key && child) value[String(key.value)] = jsonOf(child)
  }
  return value
}

export function isObject(value: unknown): value is { readonly [key: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/**
 * A copy without what stands at the path; undefined when that was all of it. Out of a list nothing can be taken without moving
 * the rest away from its places, so the list goes as a whole.
 */
export function without(value: Json, path: JsonPath): Json | undefined {
  const [step, ...rest] = path
  if (step === undefined) return undefined
  const inner = isObject(value) || Array.isArray(value) ? (value as { readonly [key: string]: Json })[step] : undefined
  if (inner === undefined) return value
  const left = without(inner, rest)
  if (Array.isArray(value)) return left === undefined ? undefined : (value as readonly Json[]).with(Number(step), left)
  const copy: { [key: string]: Json } = Object.assign(Object.create(null), value)
  if (left === undefined) delete copy[step]
  else copy[step] = left
  return copy
}
