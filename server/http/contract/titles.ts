import { translated } from '../../../renderer/core'
import { isNode } from './json'
import type { Schema } from './resolve'
import { alternatives, below } from './scalars'

/** The title of a field of an input beside its contract; undefined where there is none. */
export type TitleFinder = (name: string) => string | undefined

const isPlace = (key: string) => /^\d+$/.test(key)

const partOf = (schema: Schema, key: string): unknown => {
  if (isPlace(key) && schema.items !== undefined) return schema.items
  return isNode(schema.properties) && Object.hasOwn(schema.properties, key) ? schema.properties[key] : undefined
}

/**
 * A place in an input as people know it, such as `步骤.0.任务类型`: each key by the title that its contract has, the first one else by what
 * `titleOf` knows, and as it is written where there is neither. '' for the input itself.
 */
export function namedPlace(keys: readonly string[], schema: Schema, titleOf: TitleFinder): string {
  let at: Schema | undefined = schema
  const names = keys.map((key, depth) => {
    at = at && below(alternatives(at, schema), one => partOf(one, key))
    const own = at && alternatives(at, schema).find(({ title }) => typeof title === 'string')?.title
    const title = typeof own === 'string' ? own : depth === 0 ? titleOf(key) : undefined
    return title === undefined ? key : translated(title)
  })
  return names.join('.')
}
