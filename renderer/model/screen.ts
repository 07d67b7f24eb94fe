import type { ActionModel, StepModel } from './action'
import type { Analysis } from './analysis'
import type { Template } from './expression'
import type { Conditional, FieldModel, TemplateValue } from './field'
import type { RequestModel, Sort, SourceModel } from './source'

export interface ListModel {
  readonly sort?: Sort | undefined
  readonly pageSize: number
  readonly pageSizes: readonly number[]
  /** Names of fields in the order of their columns. */
  readonly columns: readonly string[]
  readonly toolbar: readonly ActionModel[]
  readonly row: readonly ActionModel[]
  readonly selection: 'checkbox' | 'radio' | 'none'
  /** Which row the screens below belong to at first; absent: the first. */
  readonly current?: 'none'
  readonly rowNumber: boolean
  /** In the place of rows while there are none and nothing was asked. */
  readonly empty?: Template
  /** A state above the rows. */
  readonly notice?: NoticeModel | undefined
  /** What stands on the cards of a phone; false: a table there too. Absent: what the columns say. */
  readonly cards?: CardsModel | false
}

/** What a record says above a list, while it is so. */
export interface NoticeModel {
  readonly source: RequestModel
  /** Over the fields of the record. */
  readonly visible: Conditional
  readonly text: Template
  readonly tone: 'info' | 'success' | 'warning' | 'error'
}

/** Names of fields on a card. */
export interface CardsModel {
  /** Absent: the first column without options. */
  readonly title?: string
  /** Absent: the next two columns, or all where no button shows a row. */
  readonly facts?: readonly string[]
  /** Beside the title. Absent: the last column with options. */
  readonly state?: string
}

export interface QueryModel {
  /** Names of fields in the order of the bar. */
  readonly fields: readonly string[]
  /** Inputs before the rest hides behind 展开. */
  readonly shown: number
  /** `flat`: without groups of conditions. */
  readonly advanced: boolean | 'flat'
  /** The code that saved queries are kept under; absent: the screen's id. */
  readonly saved?: string | undefined
  /** What is asked at first, and again after 重置, by API parameter; what is empty is not asked. */
  readonly initial: { readonly [name: string]: TemplateValue }
  /** Conditions that always hold, by API parameter. */
  readonly params: { readonly [name: string]: TemplateValue }
}

/** What a query asks at first; the source is that of its screen. */
export type AnalysisModel = Omit<Analysis, 'source'>

export type LayoutNode =
  | { readonly node: 'field'; readonly name: string }
  | { readonly node: 'group'; readonly title: string; readonly children: readonly LayoutNode[]; readonly visible?: Conditional }
  | { readonly node: 'tabs'; readonly items: readonly LayoutSection[] }
  | { readonly node: 'steps'; readonly items: readonly LayoutSection[] }
  | { readonly node: 'panes'; readonly items: readonly LayoutSection[] }
  | { readonly node: 'formily'; readonly schema: { readonly [key: string]: unknown } }
  | { readonly node: 'widget'; readonly name: string; readonly props: TemplateValue }

export interface LayoutSection {
  readonly title: string
  readonly children: readonly LayoutNode[]
  /** Absent: always. What stands in it is then shown, and sent, by its own condition. */
  readonly visible?: Conditional
}

export interface FormModel {
  /** What one record is called; absent: after the page. */
  readonly title?: string
  readonly columns: 1 | 2 | 3 | 4
  readonly layout: readonly LayoutNode[]
  /** Pixels; forms of a list open in a dialog or a drawer of this width. */
  readonly width: number
  readonly as: 'dialog' | 'drawer' | 'page'
  /** What is not saved is kept on the server too; absent: in the browser alone. */
  readonly draft?: 'server'
  /** It opens over the whole window; absent: it does not. */
  readonly full?: true
  /** Columns at least, also in a narrow window. Absent: as many as find room. */
  readonly narrow?: 1 | 2 | 3 | 4
  /** Buttons of a form that is a screen of its own; empty means 保存 by the source. */
  readonly actions: readonly ActionModel[]
}

export interface DetailsModel {
  readonly columns: 1 | 2 | 3 | 4
  readonly fields: readonly string[]
  /** The table whose comments stand below the record; absent: there are none. */
  readonly comments?: string
  /** The table whose versions of the record are shown; absent: none are. */
  readonly history?: string
  /** What 确定 does with the record; absent: there is no such button. */
  readonly confirm?: readonly StepModel[]
}

export interface TreeModel {
  /** Field that holds the parent's key. */
  readonly parent: string
  /** Field that tells whether rows stand below; '1', 1 and true mean yes. */
  readonly hasChildren: string
  /** Field that is shown with the expanding mark. */
  readonly label: string
  /** False: the source answers the whole tree at once, rows under `children`. */
  readonly lazy: boolean
  /** Levels that are open at first. */
  readonly expandLevel: number | 'all'
}

/** When the button that deletes chosen rows is shown: while there are some, or always. */
export type DeleteType = 'ordinary' | 'alwaysShow'

export interface GridModel {
  readonly sort?: Sort | undefined
  /** Names of fields in the order of their columns. */
  readonly columns: readonly string[]
  /** Rows that are read at once. */
  readonly pageSize: number
  /** Pixels, or as high as its texts want. */
  readonly rowHeight: number | 'auto'
  /** Pixels; absent: what is left of the page. */
  readonly height?: number | undefined
  readonly selection: 'checkbox' | 'radio' | 'none'
  readonly rowNumber: boolean
  readonly frozenRows: number
  readonly alwaysEdit: boolean
  readonly toolbar: readonly ('add' | 'insert' | 'remove' | 'undo' | 'redo' | 'find')[]
  readonly deleteType: DeleteType
  /** Whether what others save is shown at once. */
  readonly live: boolean
}

/** Below the row, on tabs below it, below the table, on tabs there, or beside the table. */
export type ChildPlace = 'inner' | 'innerTabs' | 'below' | 'tabs' | 'beside'

/** A screen that is bound to the selected row. */
export interface ScreenChildModel {
  readonly screen: string
  /** Field of the child to field of the selected row. */
  readonly on: { readonly [childField: string]: string }
  readonly show: ChildPlace
  readonly title?: string
  /** The complete right that it needs; absent: none. */
  readonly right?: string
}

/** Rows that a field of the selected row holds, to be read. */
export interface RowsChildModel {
  readonly rows: string
  readonly show: ChildPlace
  readonly title: string
}

/** The selected row itself, to be read. */
export interface DetailsChildModel {
  readonly details: true
  readonly show: ChildPlace
  readonly title: string
}

export type ChildModel = ScreenChildModel | RowsChildModel | DetailsChildModel

/** A switch in the heading of a block; the first option is chosen at first. */
export interface ChoiceModel {
  /** Name under which the block's own expressions see the value. */
  readonly name: string
  readonly options: readonly { readonly value: string | number; readonly text: string }[]
}

/** A block that draws a registered widget. */
export interface WidgetBlockModel {
  readonly block: 'widget'
  readonly widget: string
  readonly props: TemplateValue
  /** Reads what the widget shows; absent for widgets that read nothing or by themselves. */
  readonly source?: RequestModel | undefined
  /** Seconds after which it is read again while in sight; absent: when the page comes back into sight. */
  readonly refresh?: number | undefined
  readonly choice?: ChoiceModel | undefined
  /** Path of the page that shows more of it. */
  readonly link?: Template
}

/** Where a block lies on a large screen: columns before it and of it, lines above it and of it, of 24 and 12. */
export interface BlockPlace {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

export type BlockModel = {
  /** Heading of its card. */
  readonly title?: Template
  /** Name under which siblings see its `selected` and `query`. */
  readonly name?: string | undefined
  /** Of 24 columns. */
  readonly span: number
  /** Of 24 columns where the page is as narrow as a phone. */
  readonly narrow: number
  /** Who lacks it does not see the block. */
  readonly right?: string | undefined
  readonly params: { readonly [name: string]: TemplateValue }
  /** On a large screen alone. */
  readonly at?: BlockPlace | undefined
} & ({ readonly block: 'screen'; readonly screen: string } | WidgetBlockModel | { readonly block: 'text'; readonly text: Template })

/** A screen once normalised: the same from a file, a server, an online form or a report. Pure data. */
export interface ScreenModel {
  /** `course/lecturer`; unique among all screens. */
  readonly id: string
  readonly kind: string
  readonly title: Template
  readonly icon?: string | undefined
  readonly help?: Template
  /** Absent on pages. */
  readonly source?: SourceModel | undefined
  /** Authorization prefix with its colon, such as `lecturer:`; absent: visible to all. */
  readonly perm?: string | undefined
  readonly fields: readonly FieldModel[]
  readonly list: ListModel
  readonly query: QueryModel
  /** Of the kind `query` alone: what it asks at first. */
  readonly analysis?: AnalysisModel
  readonly form: FormModel
  readonly details: DetailsModel
  readonly tree: TreeModel
  /** Of the kind `grid` alone. */
  readonly grid?: GridModel
  /** A page that is a large screen; `turn`: seconds that each row of `body` is shown. */
  readonly wall?: { readonly turn: number }
  readonly body: readonly (readonly BlockModel[])[]
  readonly children: readonly ChildModel[]
}
