/** What is listed. */
export type EntryKind = 'company' | 'person' | 'account' | 'word' | 'address'
export type EntrySide = 'black' | 'white'

/** An entry of a list in force. */
export interface ListedEntry {
  readonly id: string
  readonly kind: EntryKind
  readonly side: EntrySide
  readonly level: string
  /** Name of the list that it stands on; '' for none. */
  readonly listName: string
  readonly name: string
  readonly aliases: readonly string[]
  /** Code of a firm, number of an identity card; '' for none. */
  readonly number: string
  /** Of a white one: it takes back what black ones match at the same place. */
  readonly wins: boolean
  readonly reason: string
}

/** How a value or a place is the entry: as it is written; in another way of writing; by another form of firm; by its number; nearly. */
export type MatchWay = 'exact' | 'written' | 'form' | 'alias' | 'number' | 'near'

/** How sure a match is, 0 to 1; of a near one, how much of the names is alike. */
export const GRADES: Readonly<Record<Exclude<MatchWay, 'near'>, number>> = { exact: 1, number: 1, written: 1, alias: 1, form: 0.95 }
