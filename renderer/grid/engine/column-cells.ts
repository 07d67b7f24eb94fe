import { mergedOptions } from '../../dictionary/merged-options'
import type { NameBook } from '../../dictionary/name-book'
import { sentText } from '../../dictionary/sent-text'
import { withoutOuterBlanks } from '../../model/blanks'
import type { AnyCellType, CellPlace } from '../../model/cell-type'
import type { Option } from '../../model/option'
import type { Row } from '../../model/source'
import type { CellTypes } from '../../registry'
import { beginningOf } from '../../ui/text/cut-text'
import type { GridColumn } from './grid-column'
import type { RowStore } from './row-store'

const none: readonly Option[] = []
/** Where no name is known: a list without options would take every text for a key. */
const nobody: readonly Option[] = [{ value: '\0', text: '\0' }]

/** Options of a column behind those that its field names, such as a dictionary's. */
export type OptionsOf = (column: GridColumn) => readonly Option[] | undefined

/** Who knows the names of the keys that a column holds; undefined where it holds none. */
export type NamesOf = (column: GridColumn) => NameBook | undefined

/** What a pasted or typed text became; `refused` when the cell cannot hold it, with the reason where more is known than that. */
export type ReadText = { readonly wire: unknown } | { readonly refused: true; readonly reason?: string | undefined }

/** The cells of one column: reads, writes and paints them by their cell type. */
export class ColumnCells {
  readonly type: AnyCellType | undefined
  readonly align: 'left' | 'center' | 'right'
  /** Whether its cells say where the row stands. */
  readonly reportsPlace: boolean
  private readonly common: CellPlace<unknown>

  constructor(
    cells: CellTypes,
    readonly column: GridColumn,
    private readonly store: RowStore,
    optionsOf: OptionsOf,
    /** Who knows the names of its keys, where it holds keys. */
    readonly names?: NameBook,
  ) {
    this.type = cells.find(column.field.type)
    this.reportsPlace = column.counts || column.render !== undefined || column.key === store.orderField
    this.align = column.align ?? this.type?.align ?? 'left'
    const { settings, options, title } = column.field
    this.common = { settings, options: mergedOptions(options, optionsOf(column) ?? none), title }
  }

  /** The value as the API sends it. */
  wire(row: Row, index: number): unknown {
    const { column, store } = this
    if (column.counts) return index + 1
    if (column.compute !== undefined) return computed(column, row)
    return column.key === store.orderField ? store.value(index, column.key) : row[column.key]
  }

  at(row: Row): CellPlace<unknown> {
    const own = this.column.options?.(row)
    return own === undefined ? this.common : { ...this.common, options: own }
  }

  /** The same for texts: with what is known of names as options. */
  private named(row: Row): CellPlace<unknown> {
    if (this.names === undefined) return this.at(row)
    const options = this.names.options()
    return { ...this.common, options: options.length === 0 ? nobody : options }
  }

  /** The keys of a cell whose names have to be asked for before its text is known. */
  unnamed(row: Row, index: number): readonly string[] {
    const { names, column } = this
    const value = names === undefined || sentText(row, column.key) !== undefined ? null : this.value(row, index)
    return value === null
      ? []
      : String(value)
          .split(',')
          .filter(key => names?.knows(key) === false)
  }

  /** What the user reads, and what the clipboard, find and filters take. */
  text(row: Row, index: number): string {
    const instead = this.column.instead?.(row)
    if (instead !== undefined) return instead
    const wire = this.wire(row, index)
    if (this.type === undefined || this.column.counts) return plain(wire)
    const sent = this.names && sentText(row, this.column.key)
    if (sent !== undefined) return sent
    try {
      const at = this.named(row)
      return this.type.codec.text(this.type.codec.decode(wire, at), at)
    } catch {
      return plain(wire)
    }
  }

  /** The text to paint; undefined where a component must draw the cell. */
  paint(row: Row, index: number): string | undefined {
    const { column, type } = this
    const instead = column.instead?.(row)
    if (instead !== undefined) return instead
    if (!column.visible(row)) return ''
    if (column.render !== undefined) return undefined
    const wire = this.wire(row, index)
    if (column.counts) return plain(wire)
    if (wire === null || wire === undefined || wire === '') return type?.quick?.by === 'toggle' ? undefined : ''
    if (type?.plain === undefined) return undefined
    try {
      const at = this.at(row)
      const text = type.plain(type.codec.decode(wire, at), at, row, column.field)
      return text && beginningOf(text, column.cut ?? 0)
    } catch {
      return undefined
    }
  }

  /** What the code holds of the cell; null for what it cannot read. */
  value(row: Row, index: number): unknown {
    try {
      return this.type?.codec.decode(this.wire(row, index), this.at(row)) ?? null
    } catch {
      return null
    }
  }

  encode(value: unknown, row: Row): unknown {
    return this.type === undefined ? value : this.type.codec.encode(value, this.at(row))
  }

  read(written: string, row: Row): ReadText {
    if (this.type === undefined) return { wire: null }
    const { codec, quick } = this.type
    const text = codec.keepsBlanks ? written : withoutOuterBlanks(written)
    if (text === '') return { wire: null }
    const at = this.named(row)
    const reason = quick?.by === 'text' ? quick.refusal?.(text, at) : undefined
    const value = reason === undefined ? codec.fromText(text, at) : undefined
    return value === undefined ? { refused: true, reason } : { wire: this.encode(value, row) }
  }

  /** Whether the user may give the cell of that row another value. */
  isOpen(row: Row): boolean {
    const { column, type } = this
    if (!column.editable || column.counts || column.compute !== undefined) return false
    if (type?.Editor === undefined && type?.quick === undefined) return false
    return column.visible(row) && !column.disabled(row)
  }
}

function computed({ compute }: GridColumn, row: Row): unknown {
  try {
    return compute?.(row)
  } catch {
    return undefined
  }
}

const plain = (wire: unknown): string => {
  if (wire === null || wire === undefined) return ''
  return typeof wire === 'object' ? JSON.stringify(wire) : String(wire)
}
