import type { LineageSheet } from '../calls'

export const BOX = { width: 216, height: 60 } as const
const GAP = { x: 72, y: 16 } as const

interface Spot {
  readonly x: number
  readonly y: number
}

export interface Layout {
  readonly width: number
  readonly height: number
  /** Left upper corners of the boxes, by the keys of their sheets. */
  readonly spots: ReadonlyMap<string, Spot>
}

/** Sheets in columns by their step, the first sources at the left, each column in the middle of the height. */
export function layoutOf(sheets: readonly Pick<LineageSheet, 'key' | 'step'>[]): Layout {
  const steps = [...new Set(sheets.map(({ step }) => step))].sort((a, b) => a - b)
  const columns = steps.map(step => sheets.filter(sheet => sheet.step === step))
  const long = (count: number, size: number, gap: number) => Math.max(0, count * (size + gap) - gap)
  const height = Math.max(0, ...columns.map(({ length }) => long(length, BOX.height, GAP.y)))
  const spots = new Map<string, Spot>()
  for (const [column, own] of columns.entries()) {
    const top = (height - long(own.length, BOX.height, GAP.y)) / 2
    for (const [row, { key }] of own.entries()) spots.set(key, { x: column * (BOX.width + GAP.x), y: top + row * (BOX.height + GAP.y) })
  }
  return { width: long(columns.length, BOX.width, GAP.x), height, spots }
}

/** A curve from the right side of a box to the left side of another. */
export function curve(from: Spot, to: Spot): string {
  const start = { x: from.x + BOX.width, y: from.y + BOX.height / 2 }
  const end = { x: to.x, y: to.y + BOX.height / 2 }
  const bend = Math.max(GAP.x / 2, Math.abs(end.x - start.x) / 2)
  return `M${start.x},${start.y} C${start.x + bend},${start.y} ${end.x - bend},${end.y} ${end.x},${end.y}`
}
