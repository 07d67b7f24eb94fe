import { defined } from '../../model/defined'
import { isObject } from '../read-page'

/**
 * What servers of the family answer about an online form. They leave out whatever they please and send null for the rest: keys
 * whose value is null are dropped before anything is read, so that everything here may be absent.
 */

export interface OnlineChoice {
  readonly value?: unknown
  readonly text?: unknown
  readonly title?: unknown
}

/** A column of a list. */
export interface OnlineColumn {
  readonly dataIndex: string
  readonly title?: string
  readonly align?: string
  readonly width?: number | string
  readonly sorter?: boolean
  /** A key of `dictOptions`, `_replace_text_{column}` or `{column}_dictText`. */
  readonly customRender?: string
  readonly scopedSlots?: { readonly customRender?: string }
  readonly hrefSlotName?: string
  readonly showLength?: number | string
}

/** A button that a user added to the form. */
export interface OnlineButton {
  readonly buttonCode: string
  readonly buttonName?: string
  readonly buttonIcon?: string
  /** `link` of a row, `button` of the toolbar, or `form`. */
  readonly buttonStyle?: string
  /** `action`, or `js`: a part of the form's script. */
  readonly optType?: string
  readonly orderNum?: number
  readonly buttonStatus?: string | number
  readonly exp?: string
  /** What our own server keeps of what it does: `set`, `open`, `print` or `export`. */
  readonly actionType?: string
  /** Of `open`: the screen. */
  readonly actionScreen?: string
  /** Asked before. */
  readonly confirmText?: string
  /** How many rows it wants above a list: `one`, `many` or `none`. */
  readonly choice?: string
}

/** `getColumns`. */
export interface OnlineList {
  readonly columns: readonly OnlineColumn[]
  readonly dictOptions: { readonly [key: string]: readonly OnlineChoice[] }
  readonly fieldHrefSlots: readonly { readonly slotName: string; readonly href: string }[]
  readonly currentTableName: string
  readonly description: string
  readonly formTemplate?: string | number
  readonly paginationFlag?: string
  readonly checkboxFlag?: string
  /** 0: the columns share the room that there is; 1: the list scrolls sideways where they find none. */
  readonly scrollFlag?: string | number
  readonly cgButtonList: readonly OnlineButton[]
  readonly hideColumns: readonly string[]
  /** Whether a script was written for it. It is never run. */
  readonly scripted: boolean
  readonly pidField?: string
  readonly hasChildrenField?: string
  readonly textField?: string
  /** Of an ERP sub-table: its column, and the column of the main table that it holds. */
  readonly foreignKeys: readonly { readonly field: string; readonly key: string }[]
  /** Of a table in an ERP answer: its head's id. */
  readonly code?: string
}

/** What a control is made of; a property of a form, an input of the query bar and a column of rows are all put into this shape. */
export interface OnlineControl {
  /** See the contract's fieldShowType. */
  readonly view: string
  readonly title?: string
  readonly type?: string
  readonly enum?: readonly OnlineChoice[]
  readonly dictCode?: string
  readonly dictTable?: string
  readonly dictText?: string
  readonly code?: string
  readonly orgFields?: string
  readonly destFields?: string
  readonly popupMulti?: unknown
  readonly dict?: string
  readonly pidField?: string
  readonly pidValue?: string
  readonly hasChildField?: string
  readonly textField?: string
  /** Of a cascade: `{table, txt, key, linkField, idField, pidField, condition}` as text or object. */
  readonly config?: unknown
  readonly extendOption?: unknown
  /** JSON text. */
  readonly fieldExtendJson?: unknown
  readonly maxLength?: number | string
  readonly minLength?: number | string
  readonly minimum?: number | string
  readonly maximum?: number | string
  /** Digits behind the point; this server alone tells them. */
  readonly decimals?: number | string
  /** Digits before the point at most; this server alone tells them. */
  readonly wholeDigits?: number | string
}

/** A property of a form's schema. */
export interface OnlineProperty extends OnlineControl {
  readonly order?: number
  readonly pattern?: string
  readonly errorInfo?: string
  readonly others?: readonly { readonly field: string; readonly title?: string }[]
  readonly defVal?: unknown
  /** Of a field with a fill rule: this server gives the value when the record is saved, and need not be asked before. */
  readonly numberedOnSave?: boolean
  readonly ui?: { readonly widgetattrs?: { readonly disabled?: boolean } }
  readonly hidden?: unknown
  /** Of a sub-table (`view: "tab"`). */
  readonly key?: string
  readonly id?: string
  readonly describe?: string
  readonly relationType?: number | string
  readonly foreignKey?: string
  readonly hideButtons?: readonly string[]
  readonly columns?: readonly OnlineGridColumn[]
  readonly properties?: { readonly [column: string]: OnlineProperty }
  readonly required?: readonly string[]
}

/** A column of the rows of a sub-table. */
export interface OnlineGridColumn {
  readonly key: string
  readonly title?: string
  readonly type?: string
  readonly width?: number | string
  readonly dictCode?: string
  readonly options?: readonly OnlineChoice[]
  readonly defaultValue?: unknown
  readonly fieldDefaultValue?: unknown
  readonly validateRules?: readonly {
    readonly required?: boolean
    readonly unique?: boolean
    readonly pattern?: string
    readonly message?: string
  }[]
  readonly popupCode?: string
  readonly orgFields?: string
  readonly destFields?: string
  readonly props?: { readonly [name: string]: unknown }
  readonly disabled?: unknown
  /** As those of a control. */
  readonly decimals?: number | string
  readonly wholeDigits?: number | string
}

/** `getFormItem`. */
export interface OnlineForm {
  readonly tableType: number
  readonly table: string
  readonly required: readonly string[]
  readonly properties: { readonly [column: string]: OnlineProperty }
  readonly formTemplate?: string | number
  /** Columns on a phone. */
  readonly formTemplateMobile?: string | number
  /** JSON text of later releases. */
  readonly extConfigJson?: unknown
  readonly cgButtonList: readonly OnlineButton[]
}

/** An item of `getQueryInfo`. */
export interface OnlineQuery {
  readonly field: string
  readonly label?: string
  readonly view?: string
  readonly mode?: string
  readonly hidden?: string | number
  readonly config?: string | number
  readonly defValue?: unknown
  readonly dictCode?: string
  readonly dictTable?: string
  readonly dictText?: string
  readonly dict?: string
  readonly pidField?: string
  readonly pidValue?: string
  readonly hasChildField?: string
  readonly pcode?: string
  /** With a control of its own: whether it must be asked for, and the check of what is asked. */
  readonly queryMustInput?: unknown
  readonly queryValidType?: string
}

/** Without keys and items that are null, at every depth. */
export function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter(present).map(withoutNulls)
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(value).flatMap(([key, part]) => (present(part) ? [[key, withoutNulls(part)]] : [])))
}

const present = (value: unknown) => value !== null && value !== undefined
const list = <Item>(value: unknown) => (Array.isArray(value) ? value : []) as readonly Item[]
const record = <Value>(value: unknown) => (isObject(value) ? value : {}) as { readonly [name: string]: Value }
const named =
  <Item>(key: keyof Item) =>
  (item: Item) =>
    isObject(item) && typeof item[key as string] === 'string' && item[key as string] !== ''

export function onlineList(answer: unknown): OnlineList {
  const given = record<unknown>(withoutNulls(answer))
  return {
    ...given,
    columns: list<OnlineColumn>(given.columns).filter(named<OnlineColumn>('dataIndex')),
    dictOptions: Object.fromEntries(Object.entries(record(given.dictOptions)).map(([key, choices]) => [key, list<OnlineChoice>(choices)])),
    fieldHrefSlots: list<OnlineList['fieldHrefSlots'][number]>(given.fieldHrefSlots).filter(named<{ slotName: string }>('slotName')),
    currentTableName: String(given.currentTableName ?? ''),
    description: String(given.description ?? ''),
    cgButtonList: list<OnlineButton>(given.cgButtonList).filter(named<OnlineButton>('buttonCode')),
    hideColumns: list<string>(given.hideColumns),
    // The text of a class that the family's client builds and calls. Here it is read no further than to say that there is one.
    scripted: typeof given.enhanceJs === 'string' && given.enhanceJs.trim() !== '',
    foreignKeys: list(given.foreignKeys),
  }
}

export function onlineForm(answer: unknown): OnlineForm {
  const given = record<unknown>(withoutNulls(answer))
  const schema = record<unknown>(given.schema)
  const head = record<unknown>(given.head)
  return {
    ...defined({
      formTemplate: given.formTemplate as string | undefined,
      formTemplateMobile: head.formTemplateMobile as string | undefined,
      extConfigJson: head.extConfigJson,
    }),
    tableType: Number(head.tableType ?? 1),
    table: String(schema.table ?? head.tableName ?? ''),
    required: list(schema.required),
    properties: record<OnlineProperty>(schema.properties),
    cgButtonList: list<OnlineButton>(given.cgButtonList).filter(named<OnlineButton>('buttonCode')),
  }
}

export const onlineQuery = (answer: unknown): readonly OnlineQuery[] =>
  list<OnlineQuery>(withoutNulls(answer)).filter(named<OnlineQuery>('field'))
