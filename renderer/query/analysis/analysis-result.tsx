import { Alert, Table } from 'antd'
import type { ReactNode } from 'react'
import type { Analysis } from '../../model/analysis'
import type { FieldModel } from '../../model/field'
import type { Row } from '../../model/source'
import { CellView } from '../../ui/cell/cell-view'
import { lazyPart } from '../../ui/loading/lazy-part'
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
  const rows = result.rows.map((row, index) => ({ key: index, row }))
  return (
    <section aria-label={texts.result}>
      {result.truncated && <Alert type="warning" showIcon message={texts.truncated(result.rows.length)} />}
      {drawn !== null && chart !== 'none' && (
        <Chart settings={{ ...CHART, kind: chart, series: [...drawn.series] }} values={{}} data={drawn.rows} title={texts.result} />
      )}
      <Table
        size="small"
        dataSource={rows}
        scroll={{ x: 'max-content' }}
        locale={{ emptyText: texts.noRows }}
        pagination={{ defaultPageSize: 20, pageSizeOptions: [10, 20, 50, 100], showSizeChanger: true, showTotal: texts.total }}
        columns={result.columns.map(column => ({
          key: column.name,
          title: titleOf(column, fields),
          align: column.measure === null ? ('left' as const) : ('right' as const),
          render: (_: unknown, { row }: { readonly row: Row }) => cell(column, row, fields),
        }))}
      />
    </section>
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
