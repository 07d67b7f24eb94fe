import { Skeleton } from 'antd'
import { useEffect, useState } from 'react'
import type { Row } from '../model/source'
import { CellView } from '../ui/cell/cell-view'
import { errorText, Failure } from '../ui/failure/failure'
import { texts } from './texts'
import type { ListController } from './use-list-controller'

export interface OwnRowsProps {
  readonly controller: ListController
  /** The field that holds them. */
  readonly name: string
  readonly row: Row
}

type Read = { readonly record: Row } | { readonly error: unknown } | undefined

/** The rows that a row of a list holds, to be read. A list that does not bring them along is asked for the record. */
export function OwnRows({ controller, name, row }: OwnRowsProps) {
  const { source, props } = controller
  const [read, setRead] = useState<Read>()
  const [attempt, setAttempt] = useState(0)
  const key = controller.keyOf(row)
  const asks = row[name] === undefined && source.can('get')
  useEffect(() => {
    // Another row of the same key is one that was saved meanwhile.
    void row
    void attempt
    if (!asks) return
    const controller = new AbortController()
    setRead(undefined)
    source.get(key, controller.signal).then(
      record => !controller.signal.aborted && setRead({ record }),
      (error: unknown) => !controller.signal.aborted && setRead({ error }),
    )
    return () => controller.abort()
  }, [source, key, asks, row, attempt])
  const field = props.screen.fields.find(each => each.name === name)
  if (field === undefined) return null
  if (!asks) return <CellView field={field} row={row} view="details" />
  if (read === undefined) return <Skeleton active aria-busy />
  if ('error' in read)
    return (
      <Failure title={texts.loadFailed} onRetry={() => setAttempt(before => before + 1)}>
        {errorText(read.error)}
      </Failure>
    )
  return <CellView field={field} row={read.record} view="details" />
}
