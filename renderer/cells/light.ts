import type { AnyCellType, CellType } from '../model/cell-type'
import { defineCellType } from '../registry'
import { laterPart } from '../widgets/later-part'
import { codec as checkboxMetaCodec } from './checkbox_meta/codec'
import { inGrid as checkboxMetaInGrid } from './checkbox_meta/in-grid'
import { cellSchema as checkboxMetaSchema } from './checkbox_meta/schema'
import { codec as dateCodec } from './date/codec'
import { inGrid as dateInGrid } from './date/in-grid'
import { cellSchema as dateSchema } from './date/schema'
import { codec as datetimeCodec } from './datetime/codec'
import { inGrid as datetimeInGrid } from './datetime/in-grid'
import { cellSchema as datetimeSchema } from './datetime/schema'
import { codec as inputCodec } from './input/codec'
import { inGrid as inputInGrid } from './input/in-grid'
import { cellSchema as inputSchema } from './input/schema'
import { codec as numberCodec } from './inputNumber/codec'
import { inGrid as numberInGrid } from './inputNumber/in-grid'
import { cellSchema as numberSchema } from './inputNumber/schema'
import { codec as selectCodec } from './select/codec'
import { inGrid as selectInGrid } from './select/in-grid'
import { cellSchema as selectSchema } from './select/schema'
import { codec as switchCodec } from './switch/codec'
import { inGrid as switchInGrid } from './switch/in-grid'
import { cellSchema as switchSchema } from './switch/schema'

/** A cell type whose components are loaded when one of them is first drawn. */
function light<Value, Settings>(
  cell: Omit<CellType<Value, Settings>, 'Viewer' | 'Editor'>,
  viewer: () => Promise<{ readonly Viewer: CellType<Value, Settings>['Viewer'] }>,
  editor: () => Promise<{ readonly Editor: NonNullable<CellType<Value, Settings>['Editor']> }>,
): AnyCellType {
  const Viewer = laterPart(async () => (await viewer()).Viewer)
  const Editor = laterPart(async () => (await editor()).Editor)
  // Each is a cell type of its own value and settings; the registry forgets both anyway.
  return { ...cell, Viewer, Editor } as unknown as AnyCellType
}

/**
 * The everyday cell types for a page that has a grid and nothing else: grids paint and edit them by themselves, so that
 * no component is loaded before a user opens a calendar. In place of `registerCells`.
 */
export function registerLightCells(): void {
  const cells = [
    light(
      { ...checkboxMetaSchema, codec: checkboxMetaCodec, ...checkboxMetaInGrid },
      () => import('./checkbox_meta/viewer'),
      () => import('./checkbox_meta/editor'),
    ),
    light(
      { ...inputSchema, codec: inputCodec, ...inputInGrid },
      () => import('./input/viewer'),
      () => import('./input/editor'),
    ),
    light(
      { ...numberSchema, codec: numberCodec, ...numberInGrid },
      () => import('./inputNumber/viewer'),
      () => import('./inputNumber/editor'),
    ),
    light(
      { ...dateSchema, codec: dateCodec, ...dateInGrid },
      () => import('./date/viewer'),
      () => import('./date/editor'),
    ),
    light(
      { ...datetimeSchema, codec: datetimeCodec, ...datetimeInGrid },
      () => import('./datetime/viewer'),
      () => import('./datetime/editor'),
    ),
    light(
      { ...selectSchema, codec: selectCodec, ...selectInGrid },
      () => import('./select/viewer'),
      () => import('./select/editor'),
    ),
    light(
      { ...switchSchema, codec: switchCodec, ...switchInGrid },
      () => import('./switch/viewer'),
      () => import('./switch/editor'),
    ),
  ]
  for (const cell of cells) defineCellType(cell)
}
