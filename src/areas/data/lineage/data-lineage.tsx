import { Alert, Empty, Skeleton } from 'antd'
import { useCallback } from 'react'
import { Failure, type WidgetProps } from '../../../../renderer/index'
import { useCall } from '../../use-call'
import { type Lineage, messageOf, readLineage } from '../calls'
import { LineagePicture } from './picture'
import { SheetList } from './sheet-list'
import { texts } from './texts'
import './lineage.css'

/** Where the rows of a sheet come from, and what was made of them: the block's `id`. */
export function DataLineage({ values }: WidgetProps<unknown>) {
  const id = String(values.id ?? '')
  if (id === '') return <Empty description={texts.choose} />
  return <Loaded key={id} id={id} />
}

function Loaded({ id }: { readonly id: string }) {
  const { found, error, retry } = useCall(useCallback((client, signal) => readLineage(client, id, signal), [id]))
  if (error !== undefined) {
    return (
      <Failure title={texts.failed} onRetry={retry}>
        {messageOf(error)}
      </Failure>
    )
  }
  if (!found) return <Skeleton active paragraph={{ rows: 6 }} />
  return <Shown lineage={found} />
}

function Shown({ lineage }: { readonly lineage: Lineage }) {
  const { sheets, cut } = lineage
  const own = sheets.filter(({ step }) => step === 0)
  return (
    <div className="weft-lineage">
      <h2>{texts.title(own[0]?.name ?? '')}</h2>
      {cut && <Alert type="info" showIcon message={texts.cut} />}
      {sheets.length > 1 ? <LineagePicture lineage={lineage} /> : <Alert type="info" showIcon message={texts.alone} />}
      <SheetList title={texts.own} lineage={lineage} sheets={own} />
      <SheetList title={texts.from} lineage={lineage} sheets={sheets.filter(({ step }) => step < 0)} />
      <SheetList title={texts.to} lineage={lineage} sheets={sheets.filter(({ step }) => step > 0)} />
    </div>
  )
}
