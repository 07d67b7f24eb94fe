import type { ReactNode } from 'react'
import { decidedOptions } from '../../dictionary/merged-options'
import { evaluate, isChosenBy, offeredOptions } from '../../expression'
import type { Conditional, FieldModel, Statistic } from '../../model/field'
import type { Option } from '../../model/option'
import type { Row } from '../../model/source'
import type { Pin } from '../../ui/columns/column-settings'
import { rowScope, type ScopeOf } from './row-scope'

/** What a developer's own cell sees. `index`: the place of the row in the store. */
export interface SlotPlace {
  readonly row: Row
  readonly index: number
  readonly value: unknown
}

/** A column of a grid with everything decided; `gridColumn` makes it of a field. */
export interface GridColumn {
  /** Name of the field whose values its cells hold. */
  readonly key: string
  readonly title: string
  /** Its cell type, settings, dictionary, rules and placeholder. */
  readonly field: FieldModel
  /** Pixels, or a share such as `20%`. Absent: an even share of 92% over the columns that say nothing, but 120 px at least. */
  readonly width?: number | string | undefined
  /** Pixels below which it shows less than it holds: as narrow as this it becomes where a list lacks room. Absent: its width. */
  readonly least?: number | undefined
  /** Pixels at which its long texts fade: what it gives after `least` before the columns of a list scroll. Absent: nothing. */
  readonly narrowest?: number | undefined
  readonly pin?: Pin | undefined
  readonly align?: 'left' | 'center' | 'right' | undefined
  /** Titles of the heads above its own, the outermost first; neighbours with the same one stand under it together. */
  readonly group: readonly string[]
  readonly statistics: readonly Statistic[]
  readonly sortable: boolean
  readonly filterable: boolean
  /** False: shown, never edited, in no row. */
  readonly editable: boolean
  /** Counts the rows from 1 instead of holding a value. */
  readonly counts: boolean
  /** In the model, but without a place on the screen. */
  readonly hidden: boolean
  /** Whether the cell of a row can be seen; one that cannot is empty and never asked. */
  readonly visible: (row: Row) => boolean
  readonly disabled: (row: Row) => boolean
  readonly required: (row: Row) => boolean
  /** The value that the rest of the row decides. Absent: it is typed. */
  readonly compute?: (row: Row) => unknown
  /** The choices of a row where it decides them; undefined: those of the field or its dictionary. */
  readonly options?: (row: Row) => readonly Option[] | undefined
  /** What a new row holds here. Absent: nothing. */
  readonly initial?: () => unknown
  /** What a row shows in place of its value, such as while it is read; undefined: its value. */
  readonly instead?: (row: Row) => string | undefined
  /** Characters that the author asks room for; of a longer text no more is painted than can be seen. 0 and absent: all of it. */
  readonly cut?: number
  /** True: stands at the right end at every width and cannot be arranged, such as the buttons of a row. Its cells hold no value. */
  readonly anchored?: boolean
  /** Draws the cell in place of its cell type (the specification's slot). */
  readonly render?: (place: SlotPlace) => ReactNode
}

type Given = Partial<Omit<GridColumn, 'key' | 'field'>>

/** The column of a field. What `given` names wins; `scopeOf` is what the field's expressions see of a row, default: its fields. */
export function gridColumn(field: FieldModel, given: Given = {}, scopeOf: ScopeOf = rowScope): GridColumn {
  const { value, width, fixed, align, optionsFrom } = field
  const over = field.heading ?? field.group
  const may = (conditional: Conditional) => (row: Row) => holds(conditional, row, scopeOf)
  const [disabled, readonly] = [may(field.disabled), may(field.readonly)]
  return {
    key: field.name,
    title: field.title,
    field,
    width,
    pin: fixed,
    align,
    group: over === undefined ? [] : [over],
    statistics: field.statistics,
    sortable: true,
    filterable: true,
    editable: value === undefined && field.readonly !== true,
    counts: false,
    hidden: width === 0 || field.type === 'hidden',
    visible: may(field.visible),
    disabled: row => disabled(row) || readonly(row),
    required: may(field.required),
    ...(value !== undefined && { compute: (row: Row) => evaluate(value, scopeOf(row)) }),
    ...(optionsFrom !== undefined && { options: decidedBy(row => decidedOptions(evaluate(optionsFrom, scopeOf(row)))) }),
    ...(isChosenBy(field) && { options: decidedBy(row => offeredOptions(field.options ?? [], scopeOf(row), row[field.name])) }),
    ...given,
  }
}

/** The options that each row decides, read once for a row: rows are never written to. None where an expression fails. */
function decidedBy(decide: (row: Row) => readonly Option[]): NonNullable<GridColumn['options']> {
  const known = new WeakMap<Row, readonly Option[]>()
  return row => {
    let options = known.get(row)
    if (options === undefined) {
      options = attempt(() => decide(row)) ?? []
      known.set(row, options)
    }
    return options
  }
}

function holds(conditional: Conditional, row: Row, scopeOf: ScopeOf): boolean {
  if (typeof conditional === 'boolean') return conditional
  return attempt(() => Boolean(evaluate(conditional, scopeOf(row)))) ?? false
}

/** A broken expression is told where the screen is checked; it takes no cell away here. */
function attempt<Result>(run: () => Result): Result | undefined {
  try {
    return run()
  } catch {
    return undefined
  }
}
