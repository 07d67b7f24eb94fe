import { type GridColumn, gridColumn } from '../grid'
import type { AnyCellType } from '../model/cell-type'
import type { FieldModel } from '../model/field'
import type { Option } from '../model/option'
import type { Row } from '../model/source'
import { cellText, getCellType } from '../registry'
import { statisticText } from '../widgets/columns/statistics'
import { cutText } from '../widgets/cut-text'
import { LinkedCell } from '../widgets/linked-cell'
import { textWidth } from '../widgets/text-width'
import { isPlaceholder } from './placeholder'
import { texts } from './texts'

/** The column of the buttons of rows; no field is called so. */
export const ACTIONS = 'weft:actions'
/** Rows that are looked at for how wide their texts are. */
const LOOKED_AT = 60
/** Pixels around the text of a cell, and of a title with its signs. */
const AROUND = 25
const AROUND_TITLE = 38
const AROUND_SUM = 30
/** Pixels of what a viewer draws beside a text, such as a dot; of the mark that opens a row, and of a level of a tree. */
const [SIGN, FOLD, LEVEL] = [24, 24, 16]
const [NARROWEST, WIDEST] = [72, 400]

/** Their texts end somewhere, whatever their format; what may be a document, or is drawn, is as wide as its type says. */
const BOUNDED: ReadonlySet<string> = new Set(['date', 'datetime', 'time', 'integer', 'decimal'])

export interface ListColumnsPlace {
  /** The fields of the shown columns first, in their order; then those that are hidden. */
  readonly fields: readonly FieldModel[]
  readonly rows: readonly Row[]
  readonly optionsOf: (field: FieldModel) => readonly Option[]
  /** Of a tree: how deep a row stands. */
  readonly levelOf?: LevelOf | undefined
}

type LevelOf = (row: Row) => number

/** The columns of the fields: as wide as the field or its cell asks for, else as the texts of the rows are. */
export function listColumns({ fields, rows, optionsOf, levelOf }: ListColumnsPlace): readonly GridColumn[] {
  const [first] = fields
  return fields.map(field => {
    const instead = (row: Row) => (isPlaceholder(row) ? (field === first ? texts.loading : '') : undefined)
    // What rules, forms and expressions do with the field is none of a list's business: it shows what the server sent.
    const { value: _, ...shown } = field
    const { link } = field
    return gridColumn(shown, {
      group: field.heading === undefined ? [] : [field.heading],
      width: authoredWidth(field) ?? naturalWidth(field, rows, optionsOf(field), field === first ? levelOf : undefined),
      cut: field.ellipsis,
      sortable: field.sortable,
      filterable: false,
      editable: false,
      hidden: false,
      visible: always,
      disabled: never,
      required: never,
      instead,
      ...(link !== undefined && { render: ({ row }) => <LinkedCell field={shown} row={row} link={link} /> }),
    })
  })
}

/** What the author asks for; a width that a field has of its type is only where it begins. */
function authoredWidth(field: FieldModel): FieldModel['width'] {
  const { width } = field
  return width !== 0 && width === typeOf(field)?.width ? undefined : width
}

const always = () => true
const never = () => false

function naturalWidth(field: FieldModel, rows: readonly Row[], options: readonly Option[], levelOf: LevelOf | undefined): number {
  const type = typeOf(field)
  const asked = type?.width ?? 0
  let width = Math.max(asked, textWidth(field.title) + AROUND_TITLE)
  for (const kind of field.statistics) width = Math.max(width, textWidth(statisticText(kind, field, rows)) + AROUND_SUM)
  for (const row of rows.slice(0, LOOKED_AT)) {
    if (isPlaceholder(row)) continue
    const painted = isPainted(type, field, row, options)
    if (asked > 0 && !(painted && BOUNDED.has(field.kind))) continue
    const text = cutText(shownText(field, row, options), field.ellipsis)
    const before = (painted ? 0 : SIGN) + (levelOf === undefined ? 0 : FOLD + LEVEL * levelOf(row))
    width = Math.max(width, textWidth(text, WIDEST) + before + AROUND)
  }
  return Math.min(Math.max(width, NARROWEST), WIDEST)
}

/** Whether the cell is a text and nothing else. */
function isPainted(type: AnyCellType | undefined, field: FieldModel, row: Row, options: readonly Option[]): boolean {
  const at = { settings: field.settings, options }
  try {
    return type?.plain?.(type.codec.decode(row[field.name], at), at, row, field) !== undefined
  } catch {
    return true
  }
}

/** The text that came with the row, else that of the cell; nothing for what the cell cannot hold. */
function shownText(field: FieldModel, row: Row, options: readonly Option[]): string {
  const noticed = row[`${field.name}_dictText`]
  if (typeof noticed === 'string' && noticed !== '') return noticed
  try {
    return cellText(field, row[field.name], options)
  } catch {
    return ''
  }
}

function typeOf({ type }: FieldModel): AnyCellType | undefined {
  try {
    return getCellType(type)
  } catch {
    return undefined
  }
}
