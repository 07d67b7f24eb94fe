import { type EntityField, type EntityModel, type FieldModel, translated } from '../../renderer/core'
import { type DeclaredSource, type FieldWords, isSecret } from '../query'
import { columnKind, storedFields } from './storage/statements'

/**
 * What fields may name of an entity: its short texts. Long ones, which have no length of their own, are nothing to choose by. What may
 * be shown may be asked for.
 */
export function sourceColumns(entity: EntityModel): Pick<DeclaredSource, 'columns' | 'filters' | 'color'> {
  const short = storedFields(entity).filter(field => columnKind(field) === 'text' && field.storage.length > 0 && !field.secret)
  const columns = ['id', ...short.map(field => field.storage.column).filter(column => !isSecret(column))]
  const color = short.find(field => field.type === 'color' && columns.includes(field.storage.column))
  return { columns, filters: columns, color: color?.storage.column }
}

/** What people call a field, and what its values stand for. */
export const fieldWords = ({ title, dict, options, labels }: FieldModel & Pick<EntityField, 'labels'>): FieldWords => ({
  title: translated(title),
  dict: dict ?? labels,
  options: options?.map(({ value, text }) => ({ value, text: translated(text) })),
})

/** The same for the columns of an entity. */
export const wordsOf = (entity: EntityModel): ReadonlyMap<string, FieldWords> =>
  new Map(storedFields(entity).map(field => [field.storage.column, fieldWords(field)]))
