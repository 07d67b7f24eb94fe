import type { Expression, Template } from './expression'
import type { Conditional, TemplateValue } from './field'
import type { Host } from './host'
import type { ScreenModel } from './screen'
import type { ListQuery, RequestModel, Row, Source, SourceOperation } from './source'

/** Where another screen opens: over this one, at its side, in a tab of its own, or in its place. */
export type OpenAs = 'dialog' | 'drawer' | 'tab' | 'page'

/** One part of what an action does. Steps run in order and stop at the first failure, which is shown. */
export type StepModel =
  | { readonly step: 'action'; readonly name: string }
  | { readonly step: 'request'; readonly request: RequestModel; readonly query?: TemplateValue; readonly body?: TemplateValue }
  | {
      readonly step: 'open'
      readonly screen: string | Template
      readonly as: OpenAs
      readonly with: { readonly [name: string]: TemplateValue }
    }
  | { readonly step: 'set'; readonly values: { readonly [field: string]: Expression } }
  | { readonly step: 'download'; readonly url: Template }
  | { readonly step: 'message'; readonly text: Template }
  | { readonly step: 'emit'; readonly name: string }
  | { readonly step: 'custom'; readonly name: string; readonly settings: TemplateValue }

/** Something a user starts: a button of a toolbar, a row or a form. */
export interface ActionModel {
  readonly name: string
  readonly title: string
  readonly icon?: string | undefined
  /** The right that it needs, complete with prefix; absent: every user may. */
  readonly right?: string | undefined
  readonly visible: Conditional
  readonly disabled: Conditional
  /** Asked before it runs; absent: runs at once. */
  readonly confirm?: Template
  readonly danger: boolean
  /** `long`: held for two seconds. Absent: a click. */
  readonly press?: 'long'
  /** True: acts on all selected rows and wants at least one. */
  readonly batch: boolean
  readonly steps: readonly StepModel[]
}

/** What an action can do to the view that it was started from. */
export interface ViewHandle {
  /** The query as it stands. */
  readonly query: () => ListQuery
  /** Reads the rows again and keeps the page. */
  readonly reload: () => void
  /** Reads again from the first page. */
  readonly search: () => void
  /** Back to the query that the screen began with. */
  readonly reset: () => void
  /** Opens the column settings. */
  readonly columns: () => void
  /** Opens or closes all rows of a tree; what is no tree has none. */
  readonly fold: (open: boolean) => void
  /** Rows with a tick, in the order they were ticked; they outlive a change of page. */
  readonly selected: () => readonly Row[]
  readonly clearSelection: () => void
  /** Opens the screen's form; the row is absent for `add`, which may begin with values such as the key of the row above, `parent`. */
  readonly openForm: (mode: FormMode, row?: Row, preset?: { readonly [field: string]: unknown }, parent?: Row) => void
  /** Opens the import dialog. */
  readonly openImport: () => void
  readonly print: () => void
}

/** What a form is opened for: a new record, one that exists, a copy of one, or only to be read. */
export type FormMode = 'add' | 'edit' | 'copy' | 'details'

/** What an action can do to the form that it stands in. */
export interface FormHandle {
  /** Checks every item. Throws where one is refused, which is shown. */
  readonly validate: () => Promise<void>
  /** Checks and saves. The form closes, or begins anew, when the action ends. Throws where it was not saved, which is shown. */
  readonly save: () => Promise<void>
  /** Closes the form; one that is a page begins anew. Asks before values are lost, unless something was `sent`. Throws where it stays. */
  readonly close: (sent: boolean) => Promise<void>
  /** Shows what a server said of single items, by the `result` of its refusal; false where it said nothing of those that are shown. */
  readonly refuse: (result: unknown) => boolean
}

/** What a running action sees. */
export interface ActionContext {
  readonly screen: ScreenModel
  readonly source: Source
  /** The row whose button was pressed; absent for toolbar buttons. */
  readonly row?: Row | undefined
  readonly rows: readonly Row[]
  readonly view: ViewHandle
  readonly host: Host
  /** What expressions see under `route`. */
  readonly values: { readonly [name: string]: unknown }
  /** What they see under `parent`: the row that the screen belongs to. */
  readonly parent?: Row | undefined
  /** The form that it stands in; absent elsewhere. */
  readonly form?: FormHandle | undefined
  /** What the last call of the steps before brought, null for nothing; absent while there was none. */
  readonly answer?: unknown
  /** Opens another screen; resolves when it is closed. */
  readonly open: (screen: string, as: OpenAs, values: { readonly [name: string]: unknown }) => Promise<void>
  /** Sets fields of the form that the action stands in; throws where there is none. */
  readonly set: (values: { readonly [field: string]: unknown }) => void
  readonly emit: (name: string) => void
}

/** What is asked before an action runs. */
export interface Question {
  readonly title: string
  readonly content?: string
}

/** A built-in or registered action. */
export interface ActionType {
  readonly name: string
  readonly title: string
  readonly icon?: string
  /** Where a screen without `toolbar` or `row` of its own shows it; absent: only when named. */
  readonly place?: 'toolbar' | 'row'
  /** Kinds of screens that show it there; absent: all of them. */
  readonly kinds?: readonly string[]
  /** Position among the defaults of its place. */
  readonly order?: number
  readonly danger?: boolean
  readonly batch?: boolean
  /** True: it acts on a form and stands in nothing else. */
  readonly form?: true
  /** The right behind the screen's `perm`; null asks for none. */
  readonly right: string | null
  /** What the source must offer. */
  readonly needs?: readonly SourceOperation[]
  /** Asked before it runs, unless the screen's action asks something of its own. */
  readonly confirm?: (context: ActionContext) => Question | Promise<Question>
  readonly run: (context: ActionContext) => Promise<void> | void
}

/** A registered step: what `{ "step": name, "settings": … }` in a `do` means. */
export interface StepType {
  readonly step: string
  readonly title: string
  /**
   * The settings come with their templates evaluated. A failure is thrown and stops the steps after it, which see what is
   * returned under `answer`.
   */
  readonly run: (settings: unknown, context: ActionContext) => unknown
}
