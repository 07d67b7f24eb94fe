import type { Place } from '../json/document'
import { whereOf } from '../where'
import { type Context, note } from './context'
import { checkColumn } from './rules'

/** Notes a dictionary that does not exist, as far as dictionaries and tables are known. */
export function checkDictionary(dict: string, place: Place, context: Context): void {
  const where = whereOf(place.path)
  const parts = dict.split(',').map(part => part.trim())
  const [table = '', ...columns] = parts
  if (parts.length === 1) {
    const { dictionaries } = context.environment
    if (dictionaries && !dictionaries.has(dict)) note(context, 'SCREEN_UNKNOWN_DICTIONARY', place, where, dict, dictionaries)
    return
  }
  if (parts.length !== 3 || parts.some(part => !/^[a-z][a-z0-9_]*$/i.test(part))) {
    note(context, 'SCREEN_DICTIONARY_FORM', place, where, dict)
    return
  }
  const { tables } = context.environment
  if (tables && !tables.has(table)) note(context, 'SCREEN_UNKNOWN_TABLE', place, where, table, tables.keys())
  else for (const column of columns) checkColumn(table, column, place, context)
}
