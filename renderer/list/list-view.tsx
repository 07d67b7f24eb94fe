import { useCallback } from 'react'
import type { KindProps } from '../model/kind'
import type { ListQuery } from '../model/source'
import { useFullQuery, useSource } from '../query'
import { RecordFrame } from './record-frame'
import { useListController } from './use-list-controller'

/** So many rows are counted; of more the total is an estimate until the user asks for the number. */
const COUNT_UP_TO = 10_000

/** Draws a screen of kind `list`. */
export function ListView(props: KindProps) {
  const source = useSource(props)
  const full = useFullQuery(props)
  const read = useCallback(
    (query: ListQuery, signal: AbortSignal) => source.list({ ...full(query), countUpTo: COUNT_UP_TO }, signal),
    [source, full],
  )
  const controller = useListController({ props, source, read })
  return <RecordFrame controller={controller} />
}
