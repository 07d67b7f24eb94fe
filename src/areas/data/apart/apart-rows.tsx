import { Skeleton } from 'antd'
import { useCallback, useMemo, useState } from 'react'
import type { Client } from '../../../../renderer/contract'
import { Failure, Pager } from '../../../../renderer/index'
import { useDevice } from '../../../layouts/use-device'
import { useCall } from '../../use-call'
import { messageOf, readApart, type SheetContent } from '../calls'
import { useGridPart } from '../grid-part'
import { texts } from '../texts'
import { ApartGrid } from './apart-grid'
import { gridRows, type Mended } from './mended'

/** Rows of one answer. */
const PAGE = 100

interface ApartRowsProps {
  readonly sheet: SheetContent
  /** A run has begun that brings in what was mended. */
  readonly onBegun: (runId: string) => void
}

/** Pages of rows that were set apart; what was mended on the other pages is kept. */
export function ApartRows({ sheet, onBegun }: ApartRowsProps) {
  const { id, no, columns } = sheet
  const tight = useDevice() === 'mobile'
  const [page, setPage] = useState(1)
  const [mended, setMended] = useState<Mended>(new Map())
  const ask = useCallback(
    async (client: Client, signal: AbortSignal) => ({ page, ...(await readApart(client, { id, no }, (page - 1) * PAGE, signal)) }),
    [id, no, page],
  )
  const { found, error, retry } = useCall(ask)
  const { part, error: partError } = useGridPart()
  const store = useMemo(() => {
    const told = (row: (typeof rows)[number]) => ({
      ...{ where: texts.recordAt(row.source, row.record), why: texts.reasonOf(row.column, row.reason), text: row.text ?? '' },
    })
    const rows = found?.rows ?? []
    return part?.textRows(gridRows(rows, columns.length, mended, told))
  }, [part, found, mended, columns])
  const failure = error ?? partError
  if (failure !== undefined) {
    return (
      <Failure title={texts.failed} onRetry={retry}>
        {messageOf(failure)}
      </Failure>
    )
  }
  if (!part || !store || !found) return <Skeleton active paragraph={{ rows: 8 }} />
  return (
    <ApartGrid {...{ sheet, store, mended, onBegun }} TextGrid={part.TextGrid} rows={found.rows} before={(found.page - 1) * PAGE}>
      {all =>
        found.total > PAGE && (
          <Pager
            page={page}
            pageSize={PAGE}
            pageSizes={[PAGE]}
            total={found.total}
            tight={tight}
            onChange={to => {
              setMended(all())
              setPage(to)
            }}
          >
            {texts.rows(found.total)}
          </Pager>
        )
      }
    </ApartGrid>
  )
}
