import type { EntityModel } from '../../renderer/core'
import { parentName } from './storage/statements'

type Values = Readonly<Record<string, unknown>>

/** What expressions know of a record that is no field of it. */
export interface RecordPlace {
  /** Null for a new one. */
  readonly id: unknown
  /** On trees: the key of the row above; null where none was said. */
  readonly pid?: unknown
}

/** As a form sees it: the row above that was chosen, or the stored one where the request says nothing of it. */
export function placeOf({ tree }: Pick<EntityModel, 'tree'>, given: Values, stored: Values | undefined): RecordPlace {
  const id = stored?.id ?? null
  if (!tree) return { id }
  const parent = parentName(tree)
  return { id, pid: (given[parent] ?? stored?.[parent]) || null }
}
