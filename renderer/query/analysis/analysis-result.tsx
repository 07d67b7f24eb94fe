import { Alert, Table } from 'antd'
import { type ReactNode, useState } from 'react'
import { useNarrow } from '../../hooks/media-query'
import type { Analysis } from '../../model/analysis'
import type { FieldModel } from '../../model/field'
import type { Row } from '../../model/source'
import { CellView } from '../../ui/cell/cell-view'
import { lazyPart } from '../../ui/loading/lazy-part'
import { Pager } from '../../ui/pager/pager'
import type { ChartSettings } from '../../widgets/chart/definition'
import { type AnalysisResult, charted, groupText, type ResultColumn, titleOf } from './result'
import { texts } from './texts'

const Chart = lazyPart(async () => (await import('../../widgets/chart/chart')).Chart)

interface AnalysisResultViewProps {
  readonly result: AnalysisResult
  readonly fields: readonly FieldModel[]
  readonly chart: Analysis['chart']
}

/** What an analysis has answered: a chart of its groups, and the table. */
export function AnalysisResultView({ result, fields, chart }: AnalysisResultViewProps) {
  const drawn = chart === 'none' || result.rows.length === 0 ? null : charted(result, fields)
  return (
    <section aria-label={texts.result}>
      {result.truncated && <Alert type="warning" showIcon message={texts.truncated(result.rows.length)} />}
      {drawn !== null && chart !== 'none' && (
        <div className="weft-analysis-chart" style={{ minHeight: CHART.height }}>
          <Chart settings={{ ...CHART, kind: chart, series: [...drawn.series] }} values={{}} data={drawn.rows} title={texts.result} />
        </div>
      )}
      <ResultTable result={result} fields={fields} />
    </section>
  )
}

const PAGE_SIZES = [10, 20, 50, 100] as const

/** The rows of an answer, page by page; another answer is begun at its first page. */
function ResultTable({ result, fields }: Omit<AnalysisResultViewProps, 'chart'>) {
  const tight = useNarrow()
  const [{ page, size, of }, turn] = useState({ page: 1, size: 20, of: result })
  const at = of === result ? page : 1
  const total = result.rows.length
  const rows = result.rows.slice((at - 1) * size, at * size).map((row, index) => ({ key: index, row }))
  return (
    <>
      <Table
        size="small"
        dataSource={rows}
        scroll={{ x: 'max-content' }}
        locale={{ emptyText: texts.noRows }}
        pagination={false}
        columns={result.columns.map(column => ({
          key: column.name,
          title: titleOf(column, fields),
          align: column.measure === null ? ('left' as const) : ('right' as const),
          render: (_: unknown, { row }: { readonly row: Row }) => cell(column, row, fields),
        }))}
      />
      {total > 0 && (
        <Pager
          page={at}
          pageSize={size}
          pageSizes={PAGE_SIZES}
          total={total}
          tight={tight}
          onChange={(to, each) => turn({ page: to, size: each, of: result })}
        >
          {texts.total(total)}
        </Pager>
      )}
    </>
  )
}

const CHART: Omit<ChartSettings, 'kind' | 'series'> = {
  category: 'category',
  by: 'value',
  unit: '',
  precision: 0,
  stacked: false,
  area: false,
  horizontal: false,
  order: 'rows',
  min: 0,
  max: 100,
  bands: [],
  height: 320,
}

function cell(column: ResultColumn, row: Row, fields: readonly FieldModel[]): ReactNode {
  const { name, measure, bucket } = column
  const field = fields.find(candidate => candidate.name === column.field)
  if (measure === null && bucket === null && field !== undefined) {
    const value = row[name]
    if (value === null || value === undefined || value === '') return name === column.field ? '' : texts.blank
    return <CellView field={field} row={{ [field.name]: value, [`${field.name}_dictText`]: row[`${name}_dictText`] }} view="list" />
  }
  if (measure === null) return groupText(row, name)
  const value = row[name]
  return typeof value === 'number' ? value.toLocaleString() : String(value ?? '')
}
