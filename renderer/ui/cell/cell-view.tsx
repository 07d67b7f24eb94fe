import { memo, type ReactNode, Suspense, useCallback, useMemo } from 'react'
import { useDictionary } from '../../dictionary'
import { mergedOptions } from '../../dictionary/merged-options'
import type { AnyCellType } from '../../model/cell-type'
import type { FieldModel } from '../../model/field'
import type { Option } from '../../model/option'
import type { Row } from '../../model/source'
import { useCells, useHost } from '../../source/host-context'
import { CellBoundary } from './cell-boundary'
import { CellError } from './cell-error'

export interface CellViewProps {
  readonly field: FieldModel
  /** The record as the API sent it. */
  readonly row: Row
  readonly view: 'list' | 'details'
  /** Options decided by the record; default: the field's own, else those of its dictionary. */
  readonly options?: readonly Option[] | undefined
  /** Of a grid's cell: see `CellViewerProps`. */
  readonly place?: string
}

const none: readonly Option[] = []

/** One field of one record, as people read it. What cannot be shown shows its error in its own place. */
export const CellView = memo(function CellView(props: CellViewProps) {
  const { field, row } = props
  const wire = Object.hasOwn(row, field.name) ? row[field.name] : undefined
  const cells = useCells()
  const found = attempt(() => cells.get(field.type))
  return (
    <CellPlaceBoundary field={field} retryOn={wire}>
      {'error' in found ? <CellError error={found.error} /> : <Drawn {...props} type={found.value} wire={wire} />}
    </CellPlaceBoundary>
  )
})

function Drawn({
  field,
  row,
  view,
  options: given,
  place,
  type,
  wire,
}: CellViewProps & { readonly type: AnyCellType; readonly wire: unknown }) {
  const options = useCellOptions(field, type, given)
  const decoded = attempt(() => type.codec.decode(wire, { settings: field.settings, options }))
  if ('error' in decoded) return <CellError error={decoded.error} wire={wire} />
  const { Viewer } = type
  return (
    <Viewer
      field={field}
      row={row}
      view={view}
      value={decoded.value}
      settings={field.settings}
      options={options}
      ellipsis={view === 'list' ? field.ellipsis : 0}
      place={place}
    />
  )
}

/**
 * Options of a field for its cell: given ones, else its own with those of its dictionary behind them, each value once.
 * A cell that offers no choice asks for none.
 */
export function useCellOptions(field: FieldModel, type: AnyCellType, given: readonly Option[] | undefined): readonly Option[] {
  const dictionary = useDictionary(type.choices && given === undefined ? field.dict : undefined)
  const own = field.options
  const merged = useMemo(() => mergedOptions(own, dictionary.options), [own, dictionary.options])
  return given ?? (type.choices ? merged : (own ?? none))
}

/** The boundary of one cell, which reports to the host. Heavy parts of cells load inside of it. */
export function CellPlaceBoundary(props: { readonly field: FieldModel; readonly retryOn: unknown; readonly children: ReactNode }) {
  const host = useHost()
  const where = `cell ${props.field.type} of field ${props.field.name}`
  const onError = useCallback((error: unknown) => host.report(error, where), [host, where])
  return (
    <CellBoundary onError={onError} retryOn={props.retryOn}>
      <Suspense fallback={<span className="weft-cell-late" aria-busy="true" />}>{props.children}</Suspense>
    </CellBoundary>
  )
}

type Outcome<Value> = { readonly value: Value } | { readonly error: unknown }

function attempt<Value>(run: () => Value): Outcome<Value> {
  try {
    return { value: run() }
  } catch (error) {
    return { error }
  }
}
