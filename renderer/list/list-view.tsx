import { useCallback, useMemo } from 'react'
import type { FieldModel } from '../model/field'
import type { KindProps } from '../model/kind'
import type { ListQuery } from '../model/source'
import { useFullQuery, useSource } from '../query'
import { RecordFrame } from './record-frame'
import { useListController } from './use-list-controller'

/** So many rows are counted; of more the total is an estimate until the user asks for the number. */
const COUNT_UP_TO = 10_000

/** What stands below the columns is asked for of all rows, too. */
function summed(fields: readonly FieldModel[]): Pick<ListQuery, 'sumOf'> {
  const sumOf = fields.flatMap(({ name, statistics }) => (statistics.length > 0 ? [name] : []))
  return sumOf.length > 0 ? { sumOf } : {}
}

/** Draws a screen of kind `list`. */
export function ListView(props: KindProps) {
  const source = useSource(props)
  const full = useFullQuery(props)
  const { fields } = props.screen
  const sumOf = useMemo(() => summed(fields), [fields])
  const read = useCallback(
    (query: ListQuery, signal: AbortSignal) => source.list({ ...full(query), countUpTo: COUNT_UP_TO, ...sumOf }, signal),
    [source, full, sumOf],
  )
  const controller = useListController({ props, source, read })
  return <RecordFrame controller={controller} />
}
