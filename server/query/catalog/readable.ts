import type { Trx } from '../../db/database'
import { demandReaderRows } from '../../util/reach'
import type { HeldRules } from '../row-rules'
import type { ListSpec } from '../types'

/** Who reads: the account, and the rights that it holds. */
export interface Reader {
  readonly username: string
  readonly can: (right: string) => boolean
  /** The rules for rows that the account holds. */
  readonly rowRules: HeldRules
}

declare module '../../db/database' {
  interface TransactionContext {
    /** Whose rights the transaction reads by; absent outside of calls, where texts of rows that are not everybody's are left out. */
    readonly reader?: SignedReader
  }
}

/** A reader with the id of the account. */
export interface SignedReader extends Reader {
  readonly userId: string
  /** Names what the dictionaries of the tenant said when the account was read; absent where that is not known. */
  readonly dictionaryState?: string | undefined
}

/** Notes whose rights a transaction reads by, and gives it back. */
export const readingAs = (trx: Trx, reader: SignedReader): Trx => Object.assign(trx, { reader })

/** A caller, as far as reading goes. */
export interface Asking {
  readonly session: { readonly userId: string; readonly username: string; readonly rowRules: HeldRules; readonly dictionaryState?: string }
  readonly can: Reader['can']
}

/** A caller as a reader. */
export const readerOf = ({ session, can }: Asking): SignedReader => ({
  userId: session.userId,
  username: session.username,
  can,
  rowRules: session.rowRules,
  dictionaryState: session.dictionaryState,
})

/** A list that reports may stand on: what its readers may read of it, and nothing else. */
export interface ReadableList {
  /** Where it is read by the list convention, such as `/course/lecturer`. */
  readonly base: string
  /** The right that its list asks for. Null: everybody who has signed in may read it. */
  readonly right: string | null
  /** The right to take its rows away as a workbook. */
  readonly exports: string
  /** True: rows have owners, so that no caller may be offered all of them. Default false. */
  readonly owned?: boolean
  /** True: rules of menu entries may narrow it; `spec` and its own pages see to that. Default false. */
  readonly ruled?: boolean
  /** True: rows have a secrecy, and are seen up to the clearance of the reader. Default false. */
  readonly secret?: boolean
  /** Columns and rows that the reader may see. */
  readonly spec: (reader: Reader) => ListSpec
  /** Rows that a reader may share, with the right that it asks for; absent where none are shared. */
  readonly shares?: { readonly right: string; readonly spec: (reader: Reader) => ListSpec }
}

declare const OF_A_READER: unique symbol

/** The rows of a list that one reader may see: what may be counted, put together and looked through for that reader. */
export type ReaderRows = ListSpec & { readonly [OF_A_READER]: true }

/** A table that takes neither owners nor rules, as those of accounts and roles: all who hold its right see all of it. */
export const openRows = (spec: ListSpec): ReaderRows => spec as ReaderRows

/** The lists of an application that reports may stand on. */
export class ReadableLists {
  private readonly byBase = new Map<string, ReadableList>()

  declare(list: ReadableList): void {
    this.byBase.set(list.base, list)
  }

  all(): readonly ReadableList[] {
    return [...this.byBase.values()]
  }

  /** The list at a base path; undefined when none was declared. */
  at(base: string): ReadableList | undefined {
    return this.byBase.get(base)
  }

  /** The rows at a base path that a caller may see; undefined where no list was declared, or it is not the caller's to read. */
  rowsFor(asking: Asking, base: string): ReaderRows | undefined {
    demandReaderRows()
    const list = this.at(base)
    if (!list || (list.right !== null && !asking.can(list.right))) return undefined
    return list.spec(readerOf(asking)) as ReaderRows
  }

  /** The list that asks for one of these rights and that rules may narrow; undefined when there is none. */
  ruledBy(rights: readonly string[]): ReadableList | undefined {
    return this.all().find(({ right, ruled }) => ruled && right !== null && rights.includes(right))
  }
}
