import type { Trx } from '../../db/database'
import type { ListSpec } from '../types'
import { type Asking, readerOf } from './readable'

/** Finds the list by which the caller reads records of a table; undefined for what it does not know, or does not show this caller. */
export type RecordListFinder = (trx: Trx, asking: Asking, table: string) => Promise<ListSpec | undefined>

/** What people call a table and its columns, and what the values of a column stand for. */
export interface TableWords {
  readonly title: string
  /** By column. */
  readonly fields: ReadonlyMap<string, FieldWords>
}

export interface FieldWords {
  readonly title: string
  /** Dictionary code or where `labelTexts` finds its texts. */
  readonly dict?: string | undefined
  /** Texts that come of no dictionary. */
  readonly options?: readonly { readonly value: string | number | boolean; readonly text: string }[] | undefined
}

/** In the language of the caller; undefined for a table that it does not know. */
export type WordsFinder = (trx: Trx, table: string) => Promise<TableWords | undefined>

/** The lists of an application by which one record of a table is read: declared lists, and what modules find besides. */
export class RecordLists {
  private readonly finders: RecordListFinder[] = []
  private readonly wordFinders: WordsFinder[] = []

  declareFinder(find: RecordListFinder): void {
    this.finders.push(find)
  }

  /** Says what people call tables; those that were declared before go first. */
  declareWords(find: WordsFinder): void {
    this.wordFinders.push(find)
  }

  async words(trx: Trx, table: string): Promise<TableWords | undefined> {
    for (const find of this.wordFinders) {
      const found = await find(trx, table)
      if (found) return found
    }
    return undefined
  }

  /** The list by which the caller reads records of a table. */
  async find(trx: Trx, asking: Asking, table: string): Promise<ListSpec | undefined> {
    const reader = readerOf(asking)
    for (const { right, spec } of trx.catalog.readable.all()) {
      if (right !== null && !asking.can(right)) continue
      const found = spec(reader)
      if (found.table === table) return found
    }
    for (const find of this.finders) {
      const found = await find(trx, asking, table)
      if (found) return found
    }
    return undefined
  }
}
