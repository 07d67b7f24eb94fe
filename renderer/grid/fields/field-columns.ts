import { evaluateTree } from '../../expression'
import type { Scope } from '../../model/expression'
import { type FieldModel, isSent, type ViewName } from '../../model/field'
import type { LetterWidths } from '../../ui/text/letter-widths'
import { type GridColumn, gridColumn } from '../engine/grid-column'
import { rowScope, type ScopeOf } from '../engine/row-scope'
import { titleWidth } from './title-width'

export interface FieldColumnsSettings {
  /** What expressions see of a row. Default: its fields. */
  readonly scopeOf?: ScopeOf
  /** What the defaults of new rows see. Default: nothing. */
  readonly newScope?: Scope
  /** Keys of columns that the user may not see (see `usePermission().excluded`). Default: none. */
  readonly excluded?: readonly string[]
  /** Which letters titles are measured by. Default: those that tables are drawn with now. */
  readonly letters?: LetterWidths
  /** The view whose fields are shown. Default: all but those that are in no view. */
  readonly view?: ViewName
}

/** Pixels of columns whose cells need their room. */
const WIDTHS: { readonly [type: string]: number } = { date: 150, datetime: 200, time: 120, file: 201, image: 201, upload: 200 }

/** The columns of fields, in their order: what a field says of its cells, its column says of the grid's. */
export function fieldColumns(fields: readonly FieldModel[], settings: FieldColumnsSettings = {}): readonly GridColumn[] {
  const { scopeOf = rowScope, newScope, excluded = [], letters, view } = settings
  const shown = fields.filter(
    field => field.in.length > 0 && (view === undefined || field.in.includes(view)) && !excluded.includes(field.name),
  )
  return shown.map(field => {
    const width = field.width ?? WIDTHS[field.type]
    return gridColumn(
      field,
      {
        width: typeof width === 'number' && width !== 0 ? Math.max(width, headWidth(field, letters)) : width,
        ...(initialOf(field, newScope) && { initial: initialOf(field, newScope) as () => unknown }),
        // Rows inside of a row have no room to be edited in.
        ...(field.kind === 'rows' && { editable: false, sortable: false, filterable: false }),
      },
      scopeOf,
    )
  })
}

/** The mark of a required field, in pixels. */
const MARK = 12

const headWidth = (field: FieldModel, letters: LetterWidths | undefined) =>
  titleWidth(field, letters) + (field.required === true ? MARK : 0)

/** What a new row holds: the field's default, else what its type begins with. */
function initialOf(field: FieldModel, scope: Scope = NOTHING): (() => unknown) | undefined {
  const { default: given } = field
  if (given !== undefined) return () => evaluateTree(given, scope)
  if (field.type === 'checkbox_meta') return () => (field.settings.customValue as readonly unknown[] | undefined)?.[1]
  if (field.type === 'switch') return () => (field.settings.values as readonly unknown[] | undefined)?.[1]
  return undefined
}

const NOTHING: Scope = { get: () => undefined }

/** Names of the fields that a save sends. */
export const sentNames = (fields: readonly FieldModel[]): ReadonlySet<string> => new Set(fields.filter(isSent).map(({ name }) => name))
