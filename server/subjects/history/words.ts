import { type ScreenModel, translated } from '../../../renderer/core'
import type { Catalog, FieldWords, TableWords } from '../../query'
import { fieldWords } from '../../records/sources'
import { snakeCase } from '../../util/snake-case'
import type { Trx } from './repository'

/** What pages of the administration call what they show, by the base of their lists. */
export type ScreenWords = ReadonlyMap<string, () => TableWords>

export function wordsOfScreens(screens: readonly ScreenModel[]): ScreenWords {
  const found = new Map<string, () => TableWords>()
  for (const { title, source, fields: shown } of screens) {
    if (source?.base === undefined || found.has(source.base)) continue
    const words = () => new Map(shown.map((field): [string, FieldWords] => [snakeCase(field.name), fieldWords(field)]))
    found.set(source.base, () => ({ title: typeof title === 'string' ? translated(title) : '', fields: words() }))
  }
  return found
}

/** What people call a table, once for each question. */
export function speaker(trx: Trx, { recordLists, sources }: Catalog, screens: ScreenWords) {
  const known = new Map<string, Promise<TableWords | undefined>>()
  const find = async (table: string) => (await recordLists.words(trx, table)) ?? screens.get(sources.of(table)?.base ?? '')?.()
  return (table: string) => {
    const words = known.get(table) ?? find(table)
    known.set(table, words)
    return words
  }
}
