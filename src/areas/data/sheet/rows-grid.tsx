import { Empty, Skeleton, Space } from 'antd'
import { type ReactNode, useCallback, useMemo, useState } from 'react'
import { Failure, Pager } from '../../../../renderer/index'
import { useDevice } from '../../../layouts/use-device'
import { messageOf, type SheetContent, type SheetRows, type Step } from '../calls'
import { NUMBERS, useGridPart, widthOf } from '../grid-part'
import { texts } from '../texts'
import type { Sorted } from './conditions'
import { type Chosen, CorrectButton } from './correction/correct-button'
import { DoubtButton } from './doubt/doubt-button'
import { textOf } from './shown'

const SIZES = [50, 100, 200, 500]
const HEIGHT = 'max(320px, calc(100dvh - 330px))'

interface RowsGridProps {
  readonly sheet: SheetContent
  readonly found: SheetRows | undefined
  readonly error: unknown
  readonly loading: boolean
  readonly page: number
  readonly size: number
  readonly sorts: readonly Sorted[]
  /** Filters and order. */
  readonly steps: readonly Step[]
  readonly onSort: (sorts: readonly Sorted[]) => void
  readonly onPage: (page: number, size: number) => void
  readonly onRetry: () => void
  readonly before: ReactNode
}

/** A page of rows in the grid, with its place among all of them below. */
export function RowsGrid({ sheet, found, error, loading, page, size, sorts, steps, onSort, onPage, onRetry, before }: RowsGridProps) {
  const { part, error: partError } = useGridPart()
  const tight = useDevice() === 'mobile'
  const [chosen, setChosen] = useState<Chosen>()
  const choose = useCallback((cell: { readonly id: unknown; readonly key: string } | undefined) => {
    // What has lost the focus stays chosen, so that the button can be pressed.
    if (cell) setChosen({ row: Number(cell.id), column: Number(cell.key.slice(1)) })
  }, [])
  const columns = useMemo(
    () =>
      sheet.columns.map(({ name, type }, at) => ({
        key: `v${at}`,
        title: name,
        width: widthOf(
          name,
          (found?.rows ?? []).slice(0, 50).map(row => textOf(row[at], type)),
        ),
        ...(NUMBERS.has(type) && { align: 'right' as const }),
      })),
    [sheet, found],
  )
  const store = useMemo(
    () =>
      part?.textRows(
        (found?.rows ?? []).map((row, at) => ({
          id: String(at),
          ...Object.fromEntries(row.map((value, of) => [`v${of}`, textOf(value, sheet.columns[of]?.type ?? 'text')])),
        })),
      ),
    [part, found, sheet],
  )
  const failure = error ?? partError
  if (failure !== undefined) {
    return (
      <Failure title={texts.failed} onRetry={onRetry}>
        {messageOf(failure)}
      </Failure>
    )
  }
  const nameAt = (field: string) => sheet.columns[Number(field.slice(1))]?.name ?? ''
  const keyOf = (column: string) => `v${sheet.columns.findIndex(({ name }) => name === column)}`
  const total = found?.total ?? 0
  return (
    <>
      {part && store ? (
        <part.TextGrid
          columns={columns}
          store={store}
          title={sheet.name}
          readOnly
          height={HEIGHT}
          before={
            <Space wrap>
              {before}
              <CorrectButton {...{ sheet, found, chosen }} />
              <DoubtButton {...{ sheet, found, steps }} before={(page - 1) * size} row={chosen?.row} />
            </Space>
          }
          onActive={choose}
          paged={{
            before: (page - 1) * size,
            sorts: sorts.map(({ column, descending }) => ({ field: keyOf(column), order: descending ? 'desc' : 'asc' })),
            onSort: given => onSort(given.map(({ field, order }) => ({ column: nameAt(field), descending: order === 'desc' }))),
            loading: loading || found === undefined,
          }}
        />
      ) : (
        <div style={{ height: HEIGHT }}>
          <Skeleton active aria-busy />
        </div>
      )}
      {found && total === 0 && !loading && (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={sheet.rows === 0 ? texts.noRows : texts.none} />
      )}
      <div className="weft-data-pages">
        <Pager page={page} pageSize={size} pageSizes={SIZES} total={total} tight={tight} onChange={onPage}>
          {total === sheet.rows ? texts.rows(total) : texts.rowsFiltered(total, sheet.rows)}
        </Pager>
      </div>
    </>
  )
}
