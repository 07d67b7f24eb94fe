import { Alert } from 'antd'
import { useEffect, useState } from 'react'
import { holds, renderText } from '../expression'
import type { NoticeModel } from '../model/screen'
import type { Row } from '../model/source'
import { isObject, recordScope, requestKey } from '../source'
import { useHost } from '../source/host-context'
import { picked } from '../source/read-page'
import type { ListController } from './use-list-controller'

/**
 * The record that a notice reads, anew with the rows; undefined until it has come. Null: what cannot be read says nothing, for the list itself
 * tells of failures.
 */
function useRecord(notice: NoticeModel | undefined, { props, state, host }: ListController): Row | null | undefined {
  const [record, setRecord] = useState<Row | null>()
  const scope = recordScope({ route: props.values, host })
  const key = notice === undefined ? '' : requestKey(notice.source, scope)
  const { client } = useHost()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each reading of the rows reads it anew.
  useEffect(() => {
    if (key === '') return undefined
    const over = new AbortController()
    client.request({ ...JSON.parse(key), silent: true, signal: over.signal }).then(
      answer => {
        const found = picked(answer, notice?.source.pick)
        if (!over.signal.aborted) setRecord(isObject(found) ? (found as Row) : null)
      },
      () => {
        if (!over.signal.aborted) setRecord(known => known ?? null)
      },
    )
    return () => over.abort()
  }, [client, key, state.query])
  return record
}

/** A state that readers of the list have to know, above its rows. */
export function ListNotice({ controller }: { readonly controller: ListController }) {
  const { notice } = controller.props.screen.list
  const record = useRecord(notice, controller)
  // What is always there has its place before it is known what it says: the rows below do not move.
  const waiting = record === undefined
  if (notice === undefined || record === null || (waiting && notice.visible !== true)) return null
  const scope = recordScope({ row: record ?? {}, route: controller.props.values, host: controller.host })
  if (!waiting && !holds(notice.visible, scope)) return null
  const alert = <Alert type={notice.tone} showIcon role={waiting ? 'presentation' : 'status'} message={renderText(notice.text, scope)} />
  return waiting ? (
    <div aria-hidden style={{ visibility: 'hidden' }}>
      {alert}
    </div>
  ) : (
    alert
  )
}
