import { useCallback } from 'react'
import type { KindProps } from '../model/kind'
import type { ListQuery } from '../model/source'
import { useFullQuery, useSource } from '../query'
import { RecordFrame } from './record-frame'
import { useListController } from './use-list-controller'

/** Draws a screen of kind `list`. */
export function ListView(props: KindProps) {
  const source = useSource(props)
  const full = useFullQuery(props)
  const read = useCallback((query: ListQuery, signal: AbortSignal) => source.list(full(query), signal), [source, full])
  const controller = useListController({ props, source, read })
  return <RecordFrame controller={controller} />
}
