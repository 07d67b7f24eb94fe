import { Button } from 'antd'
import { type ReactNode, useMemo, useState } from 'react'
import { useRead } from '../../../../renderer/contract'
import { type loadTextGrid, useCloseGuard, useHost } from '../../../../renderer/index'
import { type ApartRow, mendRows, messageOf, type SheetContent } from '../calls'
import { widthOf } from '../grid-part'
import { texts } from '../texts'
import { askedRows, type Mended, withPage } from './mended'

type Part = Awaited<ReturnType<typeof loadTextGrid>>

interface ApartGridProps {
  readonly sheet: SheetContent
  readonly TextGrid: Part['TextGrid']
  readonly store: ReturnType<Part['textRows']>
  readonly rows: readonly ApartRow[]
  /** Rows before the first one. */
  readonly before: number
  /** What was mended before this page was opened. */
  readonly mended: Mended
  readonly onBegun: (runId: string) => void
  /** Stands below; is given what tells all that was mended. */
  readonly children: (all: () => Mended) => ReactNode
}

const columnsOf = ({ columns }: SheetContent) => [
  { key: 'where', title: texts.record, width: 170, readOnly: true },
  { key: 'why', title: texts.reason, width: 150, readOnly: true },
  { key: 'text', title: texts.text, width: 200, readOnly: true },
  ...columns.map(({ name }, at) => ({ key: `v${at}`, title: name, width: Math.max(130, widthOf(name, [])) })),
]

/** A page of rows that were set apart: why at the left, their texts for the columns of the sheet beside it. */
export function ApartGrid({ sheet, TextGrid, store, rows, before, mended, onBegun, children }: ApartGridProps) {
  const host = useHost()
  const [busy, setBusy] = useState(false)
  const columns = useMemo(() => columnsOf(sheet), [sheet])
  useRead(store, () => store.version)
  const all = () => withPage(mended, rows, store.all(), sheet.columns.length)
  const count = all().size
  const mayLeave = () =>
    host.notify.confirm({ title: texts.mendUnsaved, content: texts.mendUnsavedHint, okText: texts.leave, danger: true })
  useCloseGuard(count > 0 ? mayLeave : undefined)
  const bring = async () => {
    setBusy(true)
    try {
      onBegun((await mendRows(host.client, sheet.id, sheet.no, askedRows(all()))).runId)
    } catch (error) {
      host.notify.error(messageOf(error))
    } finally {
      setBusy(false)
    }
  }
  const bringing = (
    <Button type="primary" disabled={count === 0} loading={busy} onClick={() => void bring()}>
      {texts.bringMended(count)}
    </Button>
  )
  return (
    <>
      <p className="weft-data-hint">{sheet.current ? texts.mendHint : texts.mendFormer}</p>
      <TextGrid
        columns={columns}
        store={store}
        title={texts.apartTitle}
        readOnly={!sheet.current}
        fixedRows
        height="max(200px, calc(100dvh - 420px))"
        before={sheet.current && bringing}
        paged={{ before }}
      />
      {children(all)}
    </>
  )
}
