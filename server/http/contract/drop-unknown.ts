import { nearest } from '../../../renderer/core'
import { isNode } from './json'
import type { Schema } from './resolve'

/** A key that a contract does not name, and the one that was most likely meant. */
export interface UnknownKey {
  /** `rows.nmae` */
  readonly key: string
  readonly meant: string
}

/** A body of thousands of rows repeats its keys: so many are noted. */
const MOST_TOLD = 10

/** The one alternative to null; the schema itself where there is no choice. */
function alternativeTo(schema: Schema, root: Schema): Schema {
  if (typeof schema.$ref === 'string') {
    const name = schema.$ref.replace('#/definitions/', '')
    const found = isNode(root.definitions) ? root.definitions[name] : undefined
    return isNode(found) ? (found as Schema) : {}
  }
  const choice = schema.anyOf
  if (!Array.isArray(choice)) return schema
  const others = choice.filter(one => isNode(one) && one.type !== 'null')
  return others.length === 1 ? alternativeTo(others[0] as Schema, root) : {}
}

class Dropper {
  readonly noted = new Map<string, string>()

  constructor(private readonly root: Schema) {}

  drop(value: unknown, given: Schema, place: string): void {
    const schema = alternativeTo(given, this.root)
    if (Array.isArray(value)) {
      if (isNode(schema.items)) for (const one of value) this.drop(one, schema.items as Schema, place)
    } else if (isNode(value) && isNode(schema.properties)) this.dropKeys(value as Schema, schema, place)
  }

  private dropKeys(target: Schema, { properties, additionalProperties }: Schema, place: string): void {
    const known = properties as Schema
    for (const name of Object.keys(target)) {
      const path = place === '' ? name : `${place}.${name}`
      if (Object.hasOwn(known, name)) this.drop(target[name], known[name] as Schema, path)
      else if (additionalProperties === false) {
        delete target[name]
        this.note(path, name, known)
      }
    }
  }

  private note(path: string, name: string, known: Schema): void {
    if (this.noted.size >= MOST_TOLD || this.noted.has(path)) return
    const meant = nearest(name, Object.keys(known))
    if (meant !== undefined) this.noted.set(path, meant)
  }
}

/**
 * Takes out of an input, at every depth, the keys that its contract does not name: clients of the family send whole rows back. What is
 * returned are those of them that look like a known one.
 */
export function dropUnknown(value: unknown, schema: Schema): UnknownKey[] {
  const dropper = new Dropper(schema)
  dropper.drop(value, schema, '')
  return [...dropper.noted].map(([key, meant]) => ({ key, meant }))
}
