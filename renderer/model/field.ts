import type { ActionModel, StepModel } from './action'
import type { ValueKind } from './cell-type'
import type { Expression, Template } from './expression'
import type { Operator } from './operator'
import type { Option } from './option'
import type { RuleModel } from './rule'
import type { RequestModel } from './source'

/** The views a field can take part in. */
export const VIEWS = ['list', 'form', 'details', 'query', 'import', 'export'] as const

/** A view that a field can take part in. */
export type ViewName = (typeof VIEWS)[number]

/** Constant, or decided by an expression each time its names change. */
export type Conditional<T = boolean> = T | Expression

/** A value of an authored parameter: JSON in which every text may hold `{{ }}`. */
export type TemplateValue = null | boolean | number | Template | readonly TemplateValue[] | { readonly [key: string]: TemplateValue }

/** A choice that is written with its field. */
export interface FieldOption extends Option {
  /** Whether it is offered; absent: always. */
  readonly visible?: Conditional
}

export type Statistic = 'sum' | 'average'

/** Opens another screen. */
export type OpenStep = Extract<StepModel, { step: 'open' }>

/** A named value of a record, defined once and used by every view. */
export interface FieldModel {
  readonly name: string
  readonly title: string
  readonly help?: string | undefined
  /** With `${title}`, `${key}` and `${defaultValue}` already substituted. */
  readonly placeholder?: string
  /** Exact name of a registered cell type; aliases are resolved. */
  readonly type: string
  readonly kind: ValueKind
  /** Settings of the cell type, checked, with defaults. */
  readonly settings: { readonly [name: string]: unknown }
  /** Dictionary code or `table,text,code`. */
  readonly dict?: string | undefined
  /** Where a server finds the texts of its values when no dictionary tells: `table,text,code`, `entity:/base,text,code`, `report:CODE,text,code`. */
  readonly labels?: string
  readonly options?: readonly FieldOption[] | undefined
  /** Options decided by the record: a list of texts or of objects with value and text. Forms offer them instead of the others. */
  readonly optionsFrom?: Expression | undefined
  readonly in: readonly ViewName[]
  /** How the query bar compares; absent: no query input. */
  readonly query?: Operator
  readonly visible: Conditional
  readonly required: Conditional
  readonly disabled: Conditional
  readonly readonly: Conditional
  /** Shown and never sent; absent: it is saved. */
  readonly saved?: false
  /** What is typed may hold secrets: no draft keeps it, nothing is chosen by it, and a server shows ****** for what it has sealed in it. */
  readonly secret?: true
  /** Computed; cannot be typed. */
  readonly value?: Expression
  /** The call whose answer fills it when a person changes what its query reads. */
  readonly from?: RequestModel
  readonly default?: TemplateValue
  readonly rules: readonly RuleModel[]
  readonly width?: number | string | undefined
  readonly align?: 'left' | 'center' | 'right' | undefined
  readonly fixed?: 'left' | 'right' | undefined
  readonly sortable: boolean
  /** Chinese characters that the text has room for before it fades, with a tooltip; 0: as many as there are. */
  readonly ellipsis: number
  readonly statistics: readonly Statistic[]
  /** Columns of the form that it takes. */
  readonly span: number
  readonly group?: string | undefined
  /** Over its column and those of its neighbours that have the same one. */
  readonly heading?: string | undefined
  /** Where its text leads from a list: a path with `{name}` for fields (see `rowLink`), or a screen that opens. */
  readonly link?: string | OpenStep | undefined
  /** Fields of each row, for types that hold rows; of the object, for one that holds an object. */
  readonly fields?: readonly FieldModel[]
  readonly on?: { readonly change?: ActionModel }
}

/** The fields of the object that a field holds; undefined for one that holds none. Rows are no object. */
export const objectFields = (field: FieldModel): readonly FieldModel[] | undefined => (field.kind === 'json' ? field.fields : undefined)

/** Whether a save sends it: what is computed is the server's to compute. */
export const isSent = ({ value, saved }: Pick<FieldModel, 'value' | 'saved'>): boolean => value === undefined && saved !== false
