import { Empty, Skeleton } from 'antd'
import { useEffect, useState } from 'react'
import { usePermission } from '../../../../renderer/contract'
import { Failure, type WidgetProps } from '../../../../renderer/index'
import { usePageTab } from '../../../tabs/tab-context'
import { OpenDocument } from '../reader/open-document'
import type { Chosen } from '../reader/selection'
import { useText } from '../reader/use-text'
import type { Contract } from './calls'
import { FieldsPanel } from './fields-panel'
import { texts } from './texts'
import { type OpenContract, useContract } from './use-contract'
import '../marks.css'
import '../reader/reader.css'
import './contracts.css'

/** The fields of a contract beside its pages: the block's `id`. */
export function ContractCheck({ values }: WidgetProps<unknown>) {
  const id = String(values.id ?? '')
  return id === '' ? <Empty description={texts.missing} /> : <Check key={id} id={id} />
}

function Check({ id }: { readonly id: string }) {
  const state = useContract(id)
  const { contract, error, reload } = state
  if (error !== undefined) {
    return (
      <Failure title={texts.unread} onRetry={reload}>
        {error instanceof Error ? error.message : String(error)}
      </Failure>
    )
  }
  if (contract === undefined) return <Skeleton active paragraph={{ rows: 12 }} />
  return <Beside key={contract.documentId} state={state} contract={contract} />
}

/** What was taken from the page for a field, until it is saved. */
export interface Taken {
  readonly id: string
  readonly chosen: Chosen
}

function Beside({ state, contract }: { readonly state: OpenContract; readonly contract: Contract }) {
  const { has: may } = usePermission()
  const of = { source: 'document' as const, id: contract.documentId }
  const [first] = useState(() => contract.values.find(({ page }) => page !== null)?.page ?? 1)
  const read = useText(of, first)
  const tab = usePageTab()
  const [current, setCurrent] = useState(() => (contract.values.find(each => each.state === 'open') ?? contract.values[0])?.id ?? '')
  const [taken, setTaken] = useState<Taken>()
  const { name } = contract
  useEffect(() => tab?.rename(name), [tab, name])
  const writable = may('contract:edit') && contract.state !== 'checked'
  const field = contract.values.find(({ id }) => id === current)
  if (read.error !== undefined) {
    return (
      <Failure title={texts.unread} onRetry={read.retry}>
        {read.error instanceof Error ? read.error.message : String(read.error)}
      </Failure>
    )
  }
  if (read.head === undefined) return <Skeleton active paragraph={{ rows: 12 }} />
  return (
    <div className="weft-contract">
      <OpenDocument
        of={of}
        head={read.head}
        pages={read.pages}
        want={read.want}
        page={first}
        text=""
        take={writable && field ? { label: texts.take(field.label), onTake: chosen => setTaken({ id: field.id, chosen }) } : undefined}
        panel={hits => (
          <FieldsPanel
            {...{ state, contract, hits, writable, taken }}
            current={current}
            onCurrent={setCurrent}
            onTaken={setTaken}
            mayCheck={may('contract:edit')}
          />
        )}
      />
    </div>
  )
}
