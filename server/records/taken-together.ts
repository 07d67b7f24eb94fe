import { type EntityModel, ruleTexts, translated } from '../../renderer/core'
import { fail } from '../util/errors'
import { type EntityIndex, entityIndexes, storedFields } from './storage/statements'
import { texts, valueTexts } from './texts'

/** An index that keeps the values of its columns unique, as the database names it in a refusal. */
export type UniqueIndex = Pick<EntityIndex, 'name' | 'columns'>

const DUPLICATE = '23505'

export const uniqueIndexes = (entity: EntityModel): readonly UniqueIndex[] => entityIndexes(entity).filter(({ unique }) => unique)

/**
 * Runs the write of one record. Where an index refuses it, each of the fields whose values another record has says so; `indexes` are those that
 * the table may have.
 */
export async function refusingTaken<T>(entity: EntityModel, indexes: () => readonly UniqueIndex[], write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    const { code, constraint } = error as { readonly code?: unknown; readonly constraint?: unknown }
    const index = code === DUPLICATE ? indexes().find(({ name }) => name === constraint) : undefined
    const fields = storedFields(entity).filter(({ storage: { column } }) => index?.columns.includes(column))
    if (fields.length === 0) throw error
    const titles = fields.map(({ title }) => translated(title))
    const message = titles.length === 1 ? valueTexts.field(titles[0] ?? '', translated(ruleTexts.taken)) : texts.takenTogether(titles)
    return fail(
      message,
      500,
      fields.map(({ name }) => ({ field: name, message })),
    )
  }
}
