import type { EntityModel } from '../../renderer/core'
import { type DeclaredSource, isSecret } from '../query'
import { columnKind, storedFields } from './storage/statements'

/**
 * What fields may name of an entity: its short texts. Long ones, which have no length of their own, are nothing to choose by. What may
 * be shown may be asked for.
 */
export function sourceColumns(entity: EntityModel): Pick<DeclaredSource, 'columns' | 'filters'> {
  const short = storedFields(entity).filter(field => columnKind(field) === 'text' && field.storage.length > 0)
  const columns = ['id', ...short.map(field => field.storage.column).filter(column => !isSecret(column))]
  return { columns, filters: columns }
}
