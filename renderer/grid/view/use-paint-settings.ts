import { useMemo, useRef } from 'react'
import { useNarrow } from '../../hooks/media-query'
import { HEAD_HEIGHT } from '../features/columns'
import type { PaintSettings } from '../painter/paint-plan'
import type { GridFeature, GridLead } from '../surface/feature'
import type { GridViewProps } from '../surface/props'

const ROW_HEIGHT = 61
/** Pixels that lists give the grid's own columns besides. */
const LIST_ROOM = 8

/** The settings of the painter with the columns of the grid's own. */
export interface GridPaintSettings extends PaintSettings {
  readonly leads: readonly GridLead[]
}

/** What the props and the features ask of the painting; another object only where something of it differs. */
export function usePaintSettings(props: GridViewProps, features: readonly GridFeature[]): GridPaintSettings {
  const { rowHeight = ROW_HEIGHT, frozenRows = 0, headHeight = HEAD_HEIGHT, columns, list = false } = props
  const narrow = useNarrow()
  const wanted = useSame(features.flatMap(({ lead }) => lead?.(props) ?? []))
  const totalsHeight = features.reduce((sum, { footHeight }) => sum + (footHeight?.(props) ?? 0), 0)
  const levels = 1 + Math.max(0, ...columns.map(({ group }) => group.length))
  return useMemo(
    () => ({
      rowHeight: rowHeight === 'auto' ? ROW_HEIGHT : rowHeight,
      auto: rowHeight === 'auto',
      frozenRows,
      leads: wanted.map(lead => ({ ...lead, width: narrow ? lead.narrowWidth : lead.width + (list ? LIST_ROOM : 0) })),
      headRows: 1,
      headLevel: headHeight,
      headHeight: levels * headHeight,
      totalsHeight,
    }),
    [rowHeight, frozenRows, wanted, headHeight, levels, list, narrow, totalsHeight],
  )
}

/** The list of the last time while it holds the same. */
function useSame<Item>(list: readonly Item[]): readonly Item[] {
  const last = useRef(list)
  const same = list.length === last.current.length && list.every((item, index) => item === last.current[index])
  if (!same) last.current = list
  return last.current
}
