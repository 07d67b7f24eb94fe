import { defined } from '../../model/defined'
import { type ColumnChoice, fitChoices, type Pin } from '../../ui/columns/column-settings'
import type { GridColumn } from './grid-column'

/** A column on the screen. */
export interface PlacedColumn {
  readonly column: GridColumn
  readonly width: number
  /** Pixels from the beginning of its section: pinned left, scrolling, or pinned right. */
  readonly start: number
  readonly pin: Pin | undefined
}

/** The shown columns from left to right. */
export interface ColumnLayout {
  readonly columns: readonly PlacedColumn[]
  /** How many are pinned to each side. */
  readonly left: number
  readonly right: number
  readonly leftWidth: number
  readonly middleWidth: number
  readonly rightWidth: number
}

/** What columns do with the room. */
export interface Fit {
  readonly spread?: boolean | undefined
  readonly yields?: boolean | undefined
}

const MIN_SHARE = 120
const NARROW = 480

/** The arrangement that the columns themselves ask for. */
export function defaultChoices(columns: readonly GridColumn[]): readonly ColumnChoice[] {
  return columns
    .filter(({ hidden, anchored }) => !hidden && !anchored)
    .map(({ key, pin }) => ({ name: key, shown: true, ...defined({ pin }) }))
}

/**
 * Places the columns as the user chose in the room that there is. `room`: pixels without the grid's own columns. `spread`: what they leave
 * of it goes to those that the user has not sized. `yields`: where it is too little, these give what nothing in them needs.
 */
export function layColumns(
  columns: readonly GridColumn[],
  kept: unknown,
  room: number,
  { spread = false, yields = false }: Fit = {},
): ColumnLayout {
  const known = new Map(columns.map(column => [column.key, column]))
  const shown = fitChoices(kept, defaultChoices(columns)).flatMap(({ name, shown, pin, width }) => {
    const column = known.get(name)
    return shown && column !== undefined ? [{ column, pin: room < NARROW ? undefined : pin, width }] : []
  })
  for (const column of columns) if (column.anchored && !column.hidden) shown.push({ column, pin: 'right', width: undefined })
  const asked = shown.map(({ column, width }) => width ?? pixels(column.width, room))
  const share = shareOf(asked, room)
  const widths = asked.map(width => width ?? share)
  const grow = (total(widths) < room ? spread : yields) ? fitted(shown, widths, room) : []
  const sized = shown.map((each, index) => ({ ...each, width: (widths[index] ?? share) + (grow[index] ?? 0) }))
  const section = (pin: Pin | undefined) => placed(sized.filter(each => each.pin === pin))
  const [left, middle, right] = [section('left'), section(undefined), section('right')]
  return {
    columns: [...left, ...middle, ...right],
    left: left.length,
    right: right.length,
    leftWidth: widthOf(left),
    middleWidth: widthOf(middle),
    rightWidth: widthOf(right),
  }
}

type SizedColumn = { readonly column: GridColumn; readonly pin: Pin | undefined; readonly width: number | undefined }

const isFree = ({ column, width }: SizedColumn) => width === undefined && !column.anchored

/**
 * How many pixels each column gains or gives so that they fill the room: first they give what nothing in them needs, then long texts
 * give theirs. Where both are not enough the columns scroll.
 */
function fitted(columns: readonly SizedColumn[], widths: readonly number[], room: number): readonly number[] {
  const rest = room - total(widths)
  if (rest >= 0) return sharesOf(rest, stretchOf(columns, widths))
  const spare = slackOf(columns, widths, ({ least }) => least)
  if (total(spare) >= -rest) return sharesOf(rest, spare)
  const long = slackOf(columns, widths, ({ least, narrowest }) => narrowest ?? least).map((slack, index) => slack - (spare[index] ?? 0))
  if (total(spare) + total(long) < -rest) return wholeColumns(columns, widths, spare, room)
  const given = sharesOf(rest + total(spare), long)
  return spare.map((slack, index) => (given[index] ?? 0) - slack)
}

/** Columns that scroll below pinned ones: those that have room before these begin fill it, so that none is seen by half. */
function wholeColumns(
  columns: readonly SizedColumn[],
  widths: readonly number[],
  spare: readonly number[],
  room: number,
): readonly number[] {
  if (columns.every(({ pin }) => pin !== 'right')) return []
  const least = widths.map((width, index) => width - (spare[index] ?? 0))
  let left = room - total(least.filter((_, index) => columns[index]?.pin !== undefined))
  const seen = new Set<number>()
  for (const [index, width] of least.entries()) {
    if (columns[index]?.pin !== undefined) continue
    if (width > left) break
    left -= width
    seen.add(index)
  }
  const stretch = stretchOf(columns, least).map((weight, index) => (seen.has(index) ? weight : 0))
  const given = sharesOf(left, stretch)
  return spare.map((slack, index) => (given[index] ?? 0) - slack)
}

/** By how much columns grow where there is room: those that the user has not sized, by their widths. */
const stretchOf = (columns: readonly SizedColumn[], widths: readonly number[]): readonly number[] =>
  columns.map((each, index) => (isFree(each) ? (widths[index] ?? 0) : 0))

/** How many pixels columns can give before they are as narrow as `limit` says. */
const slackOf = (
  columns: readonly SizedColumn[],
  widths: readonly number[],
  limit: (column: GridColumn) => number | undefined,
): readonly number[] =>
  columns.map((each, index) => {
    const width = widths[index] ?? 0
    return isFree(each) ? Math.max(0, width - (limit(each.column) ?? width)) : 0
  })

/** Whole pixels of the rest, by weight; nothing where no weight is. */
function sharesOf(rest: number, weights: readonly number[]): readonly number[] {
  const whole = total(weights)
  if (whole === 0) return []
  let [before, given] = [0, 0]
  return weights.map(weight => {
    before += weight
    const share = Math.floor((rest * before) / whole) - given
    given += share
    return share
  })
}

const total = (widths: readonly number[]): number => widths.reduce((sum, width) => sum + width, 0)

/** Columns that name no width share what the others leave, 120 pixels at least. */
function shareOf(asked: readonly (number | undefined)[], room: number): number {
  const open = asked.filter(width => width === undefined).length
  const taken = asked.reduce<number>((sum, width) => sum + (width ?? 0), 0)
  return open === 0 ? 0 : Math.max(MIN_SHARE, Math.floor((room - taken) / open))
}

function pixels(width: number | string | undefined, room: number): number | undefined {
  if (typeof width === 'number') return width
  const parts = /^\s*(\d+(?:\.\d+)?)\s*(px|%)?\s*$/.exec(width ?? '')
  if (parts === null) return undefined
  return parts[2] === '%' ? Math.max(MIN_SHARE, Math.floor((Number(parts[1]) * room) / 100)) : Number(parts[1])
}

function placed(columns: readonly { column: GridColumn; width: number; pin: Pin | undefined }[]): readonly PlacedColumn[] {
  let start = 0
  return columns.map(each => {
    const column = { ...each, start }
    start += each.width
    return column
  })
}

function widthOf(columns: readonly PlacedColumn[]): number {
  const last = columns.at(-1)
  return last === undefined ? 0 : last.start + last.width
}

/** The scrolling columns that are seen between two offsets; `last` before `first` when there is none. */
export function seenColumns({ columns, left, right }: ColumnLayout, from: number, to: number): { first: number; last: number } {
  const end = columns.length - right
  let first = left
  while (first < end && endOf(columns[first]) <= from) first++
  let last = first
  while (last < end && (columns[last]?.start ?? 0) < to) last++
  return { first, last: last - 1 }
}

const endOf = (column: PlacedColumn | undefined): number => (column === undefined ? 0 : column.start + column.width)

/** A head above several columns. */
export interface GroupHead {
  readonly title: string
  readonly first: number
  readonly last: number
  /** Goes on from a pinned head beside it, in which the title stands. */
  readonly goesOn: boolean
}

/** The heads above the columns' own, by level from the top; neighbours of one section that stand under the same titles share one. */
export function groupHeads({ columns }: ColumnLayout): readonly (readonly GroupHead[])[] {
  const depth = Math.max(0, ...columns.map(({ column }) => column.group.length))
  return Array.from({ length: depth }, (_, level) => {
    const heads: { title: string; first: number; last: number; goesOn: boolean }[] = []
    columns.forEach(({ column, pin }, index) => {
      const title = column.group[level] ?? ''
      const path = column.group.slice(0, level + 1).join('\n')
      const before = columns[index - 1]
      const head = heads.at(-1)
      const sameHead = before?.column.group.slice(0, level + 1).join('\n') === path
      if (head !== undefined && sameHead && before.pin === pin) head.last = index
      else heads.push({ title, first: index, last: index, goesOn: sameHead && before.pin === 'left' && pin === undefined })
    })
    return heads
  })
}
