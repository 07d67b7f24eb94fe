import type { Scope } from '../model/expression'
import { isForbidden } from './forbidden'

type Values = { readonly [name: string]: unknown }

/**
 * A scope out of layers, the first that has the name wins: usually the record, then the named places
 * (`row`, `form`, `query`, `user`, `route`, `block`, `parent` and the blocks of a page by their names). Only own properties are names.
 */
export function createScope(...layers: readonly (Values | null | undefined)[]): Scope {
  return {
    get(name) {
      if (isForbidden(name)) return undefined
      for (const layer of layers) {
        // `in` first: an observed layer then knows that an absent name was asked for.
        if (layer !== null && layer !== undefined && name in layer && Object.hasOwn(layer, name)) return data(layer[name])
      }
      return undefined
    },
  }
}

/** Functions and symbols are no data: expressions never hold one. */
function data(value: unknown): unknown {
  return typeof value === 'function' || typeof value === 'symbol' ? undefined : value
}

/** The names that every place of a screen offers beside the record's own fields. `parent`: the row of another screen that it belongs to, or one above its own. */
export const SCREEN_NAMES = ['row', 'form', 'query', 'user', 'route', 'block', 'parent'] as const

/** What `user` has: texts. */
export const USER_TEXTS = ['id', 'username', 'realname', 'orgCode', 'tenantId'] as const
/** What `user` has: lists of codes. */
export const USER_LISTS = ['roles', 'rights'] as const
