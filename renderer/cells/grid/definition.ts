import { type CellCodec, type CellDefinition, CellValueError } from '../../model/cell-type'
import { inLanguages } from '../../model/language'
import type { DeleteType } from '../../model/screen'
import type { Row } from '../../model/source'

const texts = inLanguages(
  { rows: (count: number) => `${count}行`, notRows: '此值不是表格数据' },
  { rows: count => `${count} rows`, notRows: 'This value holds no rows' },
)

/** Buttons of the toolbar above the rows. */
export const GRID_BUTTONS = ['add', 'insert', 'remove', 'undo', 'redo', 'find'] as const

export type GridButton = (typeof GRID_BUTTONS)[number]

export interface GridSettings {
  /** Pixels of the rows at most. */
  readonly height: number
  /** As high as the page, or the part of it, leaves room for; `height` then holds until that is known. */
  readonly fill: boolean
  /** Pixels of a row. */
  readonly rowHeight: number | 'auto'
  /** How rows are ticked. */
  readonly selection: 'none' | 'checkbox' | 'radio'
  /** Counts the rows in a column of their own. */
  readonly rowNumber: boolean
  /** Rows can be dragged elsewhere. */
  readonly dragSort: boolean
  /** Field that counts the rows from 1 after one was added, moved or removed. Absent: `orderNum` where rows can be dragged. */
  readonly orderField?: string | null
  /** Every cell looks like an input. */
  readonly alwaysEdit: boolean
  /** Asks before rows leave that the server has. */
  readonly confirmRemove: boolean
  /** Rows that can be had at most; 0: any number. */
  readonly most: number
  readonly toolbar: GridButton[]
  /** When the button that deletes is shown: while rows are chosen, or always. */
  readonly deleteType: DeleteType
  /** What the rights of its columns and buttons begin with, colon included. Absent: everybody sees all. */
  readonly perm?: string | null
  /** True: the API holds the rows as a text of JSON, as servers of the family do. Null and false: as rows. */
  readonly text?: boolean | null
  /** Parts that the columns are shown in, one at a time over the same rows; a column that stands in none is not shown. Absent: all at once. */
  readonly views?: GridPart[] | null
}

export interface GridPart {
  readonly title: string
  readonly columns: string[]
}

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value)

function readRows(wire: unknown): readonly Row[] {
  if (!Array.isArray(wire) || !wire.every(isRow)) throw new CellValueError(texts.notRows)
  return wire
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    throw new CellValueError(texts.notRows)
  }
}

const textOf = (rows: readonly Row[]) => (rows.length === 0 ? null : JSON.stringify(rows))

/** Rows as the API holds them; the cells of the grid read them. A text is read as JSON, as some back ends keep it. */
const codec: CellCodec<readonly Row[], Pick<GridSettings, 'text'>> = {
  decode: wire => {
    if (wire === null || wire === undefined || wire === '') return null
    return readRows(typeof wire === 'string' ? parsed(wire) : wire)
  },
  encode: (value, { settings }) => (settings.text ? textOf(value ?? []) : (value ?? [])),
  text: value => (value === null || value.length === 0 ? '' : texts.rows(value.length)),
  fromText: text => (text.trim() === '' ? null : undefined),
}

export const definition: CellDefinition<readonly Row[], GridSettings> = {
  type: 'grid',
  title: '明细表格',
  kind: 'rows',
  // Rows are nothing to compare with.
  operators: [],
  settings: {
    type: 'object',
    properties: {
      height: { type: 'integer', minimum: 100, maximum: 4000, default: 400 },
      fill: { type: 'boolean', default: false },
      rowHeight: {
        anyOf: [
          { type: 'integer', minimum: 24, maximum: 400 },
          { type: 'string', const: 'auto' },
        ],
        default: 61,
      },
      selection: { type: 'string', enum: ['none', 'checkbox', 'radio'], default: 'checkbox' },
      rowNumber: { type: 'boolean', default: true },
      dragSort: { type: 'boolean', default: false },
      orderField: { type: 'string', nullable: true },
      alwaysEdit: { type: 'boolean', default: false },
      confirmRemove: { type: 'boolean', default: false },
      most: { type: 'integer', minimum: 0, default: 0 },
      toolbar: { type: 'array', items: { type: 'string', enum: [...GRID_BUTTONS] }, default: ['add', 'remove', 'undo', 'redo'] },
      deleteType: { type: 'string', enum: ['ordinary', 'alwaysShow'], default: 'alwaysShow' },
      perm: { type: 'string', nullable: true, pattern: '^[A-Za-z][A-Za-z0-9_]*:$' },
      text: { type: 'boolean', nullable: true },
      views: {
        type: 'array',
        nullable: true,
        minItems: 1,
        items: {
          type: 'object',
          properties: { title: { type: 'string', minLength: 1 }, columns: { type: 'array', items: { type: 'string' }, minItems: 1 } },
          required: ['title', 'columns'],
          additionalProperties: false,
        },
      },
    },
    required: [
      'height',
      'fill',
      'rowHeight',
      'selection',
      'rowNumber',
      'dragSort',
      'alwaysEdit',
      'confirmRemove',
      'most',
      'toolbar',
      'deleteType',
    ],
    additionalProperties: false,
  },
  limits: { rows: 'most' },
  codec,
}
