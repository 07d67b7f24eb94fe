import type { ReactNode } from 'react'
import type { Client, ClientRequest } from './client'
import type { Option } from './option'
import type { Row } from './source'

/** Who is signed in, as expressions see it under `user`. */
export interface HostUser {
  readonly id: string
  readonly username: string
  readonly realname: string
  readonly orgCode: string
  readonly tenantId: string
  /** Codes of the roles; empty where the server does not tell them. */
  readonly roles: readonly string[]
  /** The rights that are held, such as `lecturer:edit`. */
  readonly rights: readonly string[]
}

/** Lists of `getUserPermissionByToken`; see `renderer/permission`. */
export interface PermissionEntry {
  readonly action: string
  readonly type: string
  readonly status?: string
  readonly describe?: string
}

/** A screen or an entity as text, so that issues keep their positions. */
export interface DefinitionText {
  readonly file: string
  readonly text: string
  /** True: its shape was found right when the application was built. Default: it is looked at when the text is read. */
  readonly checked?: boolean
}

/** A question that is answered by yes or no. Button texts default to those of the application. */
export interface ConfirmRequest {
  readonly title: string
  readonly content?: ReactNode
  readonly danger?: boolean
  readonly okText?: string
  readonly cancelText?: string
}

/** Notices to the person at the screen; success lasts 1 s, warning and error 4 s. */
export interface Notifier {
  success(text: string): void
  info(text: string): void
  warning(text: string): void
  error(text: string): void
  /** True when the person agreed. */
  confirm(request: ConfirmRequest): Promise<boolean>
  /** A dialog with nothing to decide, such as the outcome of an import. */
  alert(request: { readonly title: string; readonly content: ReactNode; readonly kind: 'info' | 'warning' | 'error' }): void
}

/** Key-value storage of one person's choices (columns, saved queries, drafts). Values are JSON. */
export interface SettingsStore {
  get(key: string): unknown
  set(key: string, value: unknown): void
  remove(key: string): void
}

/** The part of the address that a screen owns; a list keeps its query, page and sort there. */
export interface AddressState {
  get(): { readonly [name: string]: string }
  /** Replaces the entry in the history, or with `push` begins another one; absent names are removed. */
  set(values: { readonly [name: string]: string }, how?: 'push'): void
  /** Calls back when the address changes by other means than `set`, such as back and forward; returns the end of it. */
  subscribe(listener: () => void): () => void
}

/** The tab that a main screen stands in; two tabs of one person differ in nothing else. */
export interface HostTab {
  readonly address: AddressState
  /** Gives the tab another title, such as the name of the record that it shows; empty says nothing. */
  readonly rename: (title: string) => void
}

/** A page of the menu, or an address outside of it. */
export interface HostPage {
  readonly title: string
  /** A path of ours, or an address that opens in a new tab of the browser. */
  readonly address: string
  readonly icon: ReactNode
}

/** What those who have the same table open are told. */
export interface TableEvents {
  /** Some fields of a row are others now. `sender` is what the teller called themselves. */
  readonly onRow: (row: Row, sender: string) => void
  readonly onRemoved: (ids: readonly string[]) => void
  /** The line to the others stands, or is being restored. */
  readonly onLine: (stands: boolean) => void
}

/** A place among those who have the same table open. */
export interface TableRoom {
  /** Tells the others about a row; lost while there is no line. */
  readonly notify: (row: Row, sender: string) => void
  readonly leave: () => void
}

/** Everything that the renderer needs of the application around it. */
export interface Host {
  readonly client: Client
  readonly user: HostUser
  /** Rights that the signed-in person holds, and all that exist. */
  readonly auth: readonly PermissionEntry[]
  readonly allAuth: readonly PermissionEntry[]
  /** True: a right that is not among all is the server's to decide. Absent: it is not held. */
  readonly serverDecides?: boolean
  readonly notify: Notifier
  readonly settings: SettingsStore
  /** Undefined when there is no such screen. */
  readonly loadScreen: (id: string) => Promise<DefinitionText | undefined>
  /** The entity behind a base path such as `/course/lecturer`; undefined when the repository has none. */
  readonly loadEntity: (base: string) => Promise<DefinitionText | undefined>
  /** Dictionaries that came with sign-in; undefined means: ask the server. */
  readonly cachedDictionary: (code: string) => readonly Option[] | undefined
  /**
   * Tables, as `table,text,code`, whose rows a call of their own answers as `id` and `name`; they are kept as long as any dictionary. Absent: none.
   */
  readonly briefs?: { readonly [code: string]: ClientRequest }
  /** Calls back when the dictionaries that came with sign-in were replaced; returns the end of it. */
  readonly watchDictionaries: (listener: () => void) => () => void
  /**
   * Calls back with the name of an event that the application tells its screens, such as `reload:course/lecturer`, at which a list reads
   * again; returns the end of it. Absent: it tells none.
   */
  readonly watchScreens?: (listener: (name: string) => void) => () => void
  /** What the menu of this person leads to, home left out. */
  readonly pages: readonly HostPage[]
  /** Whether this person may open a path; parameters behind it do not matter. */
  readonly opens: (path: string) => boolean
  /** Goes to a path of the application. */
  readonly navigate: (path: string) => void
  /** Opens a screen in a tab of its own, with values that its expressions see under `route`. */
  readonly openScreen: (id: string, values: { readonly [name: string]: unknown }) => void
  /** Hands a file to the browser. */
  readonly save: (blob: Blob, name: string) => void
  /** Joins those who have the table of a source such as `/course/lecturer` open. Absent: no changes are announced. */
  readonly joinTable?: (key: string, events: TableEvents) => TableRoom
  /** Reports an error that was caught in its place, for the log of the application. */
  readonly report: (error: unknown, where: string) => void
}
