import { optionOf } from '../dictionary'
import { type GridColumn, gridColumn, titleWidth } from '../grid'
import type { AnyCellType } from '../model/cell-type'
import type { FieldModel } from '../model/field'
import type { Option } from '../model/option'
import type { Row, Sums } from '../model/source'
import { type CellTypes, shownText } from '../registry'
import { LinkedCell } from '../ui/cell/linked-cell'
import { allText, statisticText } from '../ui/columns/statistics'
import { cutText } from '../ui/text/cut-text'
import { drawnLetters } from '../ui/text/drawn-font'
import type { LetterWidths } from '../ui/text/letter-widths'
import { textWidth } from '../ui/text/text-width'
import { isPlaceholder } from './placeholder'
import { texts } from './texts'

/** The column of the buttons of rows; no field is called so. */
export const ACTIONS = 'weft:actions'
/** Rows that are looked at for how wide their texts are. */
const LOOKED_AT = 60
/** Pixels around the text of a cell. */
const AROUND = 25
const AROUND_SUM = 30
/** Pixels of what a viewer draws beside a text, such as a dot; of the mark that opens a row, and of a level of a tree. */
const [SIGN, FOLD, LEVEL] = [24, 24, 16]
const [NARROWEST, WIDEST] = [72, 400]
/** Pixels that a long text keeps where a list lacks room: about twelve characters. */
const LONG = 200

/** Their texts end somewhere, whatever their format; what may be a document, or is drawn, is as wide as its type says. */
const BOUNDED: ReadonlySet<string> = new Set(['date', 'datetime', 'time', 'integer', 'decimal'])

/** Telephones, times of day, days, amounts and what is written like them. */
const FIGURE = /^[+(]?\d[\d ().:~,/%+-]*$/

export interface ListColumnsPlace {
  readonly cells: CellTypes
  /** The fields of the shown columns first, in their order; then those that are hidden. */
  readonly fields: readonly FieldModel[]
  readonly rows: readonly Row[]
  readonly optionsOf: (field: FieldModel) => readonly Option[]
  /** What the columns of the list have been given so far. Default: nothing yet. */
  readonly known?: ColumnWidths | undefined
  /** Of a tree: how deep a row stands. */
  readonly levelOf?: LevelOf | undefined
  /** Of rows of other pages as well. */
  readonly sums?: Sums | undefined
}

type LevelOf = (row: Row) => number

/** The width of a column, how narrow it may become before something in it is cut, and before its long texts are. */
interface ColumnWidth {
  readonly width: number
  readonly least: number
  readonly narrowest: number
  /** Its title, its dates, numbers and telephones, which no width of an author cuts: half of a number is another one. */
  readonly floor: number
}

/** How wide the columns of a list are by what they have shown: other rows make them wider, never narrower, so that paging moves little. */
export class ColumnWidths {
  private readonly widths = new WeakMap<FieldModel, ColumnWidth>()

  /** `letters`: what they are measured by; default: the letters that tables are drawn with now. */
  constructor(readonly letters: LetterWidths = drawnLetters()) {}

  grow(field: FieldModel, now: ColumnWidth): ColumnWidth {
    const before = this.widths.get(field) ?? now
    const grown = {
      width: Math.max(now.width, before.width),
      least: Math.max(now.least, before.least),
      narrowest: Math.max(now.narrowest, before.narrowest),
      floor: Math.max(now.floor, before.floor),
    }
    this.widths.set(field, grown)
    return grown
  }
}

/** The columns of the fields: as wide as the author asks for, else as their type, dictionary and the texts of the rows are. */
export function listColumns({
  cells,
  fields,
  rows,
  optionsOf,
  levelOf,
  known = new ColumnWidths(),
  sums,
}: ListColumnsPlace): readonly GridColumn[] {
  const [first] = fields
  const hasCome = rows.some(row => !isPlaceholder(row))
  const natural = (field: FieldModel): ColumnWidth => {
    const { letters } = known
    const width = naturalWidth(field, {
      cells,
      rows,
      options: optionsOf(field),
      levelOf: field === first ? levelOf : undefined,
      letters,
      sums,
    })
    return hasCome ? known.grow(field, width) : width
  }
  return fields.map(field => {
    const instead = (row: Row) => (isPlaceholder(row) ? (field === first ? texts.loading : '') : undefined)
    // What rules, forms and expressions do with the field is none of a list's business: it shows what the server sent.
    const { value: _, ...shown } = field
    const { link } = field
    return gridColumn(shown, {
      group: field.heading === undefined ? [] : [field.heading],
      ...authored(authoredWidth(cells, field), natural(field)),
      // What is a box in the middle of a grid's cell is a word here.
      ...(field.align === undefined && cells.find(field.type)?.align === 'center' && { align: 'left' as const }),
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
function authoredWidth(cells: CellTypes, { type, width }: FieldModel): number | string | undefined {
  return width !== 0 && width === cells.find(type)?.width ? undefined : width
}

/** Where a list lacks room, a column gives what its author left free in it. */
function authored(asked: number | string | undefined, { floor, ...natural }: ColumnWidth): Partial<GridColumn> {
  if (asked === undefined) return natural
  if (typeof asked === 'string') return { width: asked }
  const width = asked === 0 ? 0 : Math.max(asked, floor)
  return { width, least: Math.min(width, natural.least), narrowest: Math.min(width, natural.narrowest) }
}

const always = () => true
const never = () => false

/** The longest text of a dictionary that a column makes room for before a row shows it, in pixels. */
const WIDEST_OPTION = 120

/** What a width is worked out by. */
interface WidthPlace {
  readonly cells: CellTypes
  readonly rows: readonly Row[]
  readonly options: readonly Option[]
  readonly levelOf: LevelOf | undefined
  readonly letters: LetterWidths
  readonly sums: Sums | undefined
}

function naturalWidth(field: FieldModel, place: WidthPlace): ColumnWidth {
  const { cells, rows, options, levelOf, letters } = place
  const type = cells.find(field.type)
  const asked = type?.width ?? 0
  const titled = titleWidth(field, letters)
  const sumTexts = field.statistics.flatMap(kind => [statisticText(kind, field, rows), allText(kind, field, place.sums)])
  const sums = sumTexts.map(text => textWidth(text, { weight: 'bold', letters }) + AROUND_SUM)
  const headed = Math.max(titled, ...sums)
  const looked = rows.filter(row => !isPlaceholder(row)).slice(0, LOOKED_AT)
  const filled = looked.filter(row => !isEmpty(row[field.name]))
  // What its type asks for is for what stands in it: nothing does.
  if (filled.length === 0 && looked.length > 0) return bounded({ width: headed, least: headed, narrowest: headed, floor: titled })
  const texts = filled.map(row => cellText(field, row, type, place))
  // What its type asks for is enough for its other texts.
  const widths = texts.flatMap(({ width, isFigure }) => (asked === 0 || isFigure ? [width] : []))
  const least = Math.max(headed, ...widths)
  const isDrawn = !BOUNDED.has(field.kind) || texts.some(({ painted }) => !painted)
  const drawn = asked > 0 && isDrawn ? Math.max(least, asked) : least
  return bounded({
    width: Math.max(drawn, asked, optionsWidth(options, letters)),
    least: drawn,
    narrowest: fades(type, field, levelOf) ? Math.min(drawn, Math.max(titled, LONG)) : drawn,
    floor: Math.max(titled, ...texts.flatMap(({ width, isFigure }) => (isFigure ? [width] : []))),
  })
}

/** What a cell shows, and as many pixels as it takes. */
interface CellText {
  readonly painted: boolean
  readonly isFigure: boolean
  readonly width: number
}

const DRAWN: CellText = { painted: false, isFigure: false, width: 0 }

function cellText(field: FieldModel, row: Row, type: AnyCellType | undefined, { cells, options, levelOf, letters }: WidthPlace): CellText {
  const painted = isPainted(type, field, row, options)
  // As wide as its type says.
  if (!painted && type?.width) return DRAWN
  const text = cutText(readText(cells, field, row, options), field.ellipsis)
  const before = (painted ? 0 : SIGN) + (levelOf === undefined ? 0 : FOLD + LEVEL * levelOf(row))
  const width = textWidth(text, { most: WIDEST, letters }) + before + AROUND
  return { painted, isFigure: painted && (BOUNDED.has(field.kind) || FIGURE.test(text)), width }
}

/** What is read by its first words; keys, texts of a dictionary, places in a tree and what is counted are read as a whole. */
const fades = (type: AnyCellType | undefined, { dict }: FieldModel, levelOf: LevelOf | undefined) =>
  type?.kind === 'text' && !type.names && !type.labels && !type.choices && dict === undefined && levelOf === undefined

const bounded = ({ width, least, narrowest, floor }: ColumnWidth): ColumnWidth => ({
  width: clamp(width),
  least: clamp(least),
  narrowest: clamp(narrowest),
  floor,
})

const clamp = (pixels: number) => Math.min(Math.max(pixels, NARROWEST), WIDEST)

const isEmpty = (value: unknown) => value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

/** Room for any text of a dictionary, such as of a state that no row of the page is in. */
function optionsWidth(options: readonly Option[], letters: LetterWidths): number {
  const texts = options.slice(0, LOOKED_AT).map(({ text }) => textWidth(text, { most: WIDEST_OPTION, letters }))
  return texts.length === 0 ? 0 : Math.max(...texts) + SIGN + AROUND
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

/** The text of a choice, else the one that came with the row, else that of the cell; nothing for what the cell cannot hold. */
function readText(cells: CellTypes, field: FieldModel, row: Row, options: readonly Option[]): string {
  const value = row[field.name]
  const noticed = optionOf(options, String(value)) === undefined ? row[`${field.name}_dictText`] : ''
  if (typeof noticed === 'string' && noticed !== '') return noticed
  try {
    return shownText(cells, field, value, options)
  } catch {
    return ''
  }
}
