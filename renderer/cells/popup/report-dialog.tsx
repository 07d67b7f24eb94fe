import { Alert, Button, Input, Modal, Select, Space, Table } from 'antd'
import { useCallback, useState } from 'react'
import { dictionaryText } from '../../dictionary'
import type { Host } from '../../model/host'
import type { Row } from '../../model/source'
import { useHost } from '../../source/host-context'
import { texts as shared } from '../shared/texts'
import { useLoaded } from '../shared/use-loaded'
import { loadReport, loadRows, type Report, type ReportAsk, type ReportRow } from './report'
import type { PopupSettings } from './schema'
import { texts } from './texts'

export interface ReportDialogProps {
  readonly settings: PopupSettings
  readonly onChoose: (rows: readonly Row[]) => void
  readonly onCancel: () => void
}

/** The rows of an online report to choose from; the choice outlives a change of page and of the query. */
export function ReportDialog({ settings, onChoose, onCancel }: ReportDialogProps) {
  const host = useHost()
  const load = useCallback((from: Host, signal: AbortSignal) => loadReport(from, settings.popupCode, signal), [settings.popupCode])
  const { loaded, retry } = useLoaded(load)
  const [chosen, setChosen] = useState<readonly ReportRow[]>([])
  const accept = () => {
    if (chosen.length === 0 || (!settings.popupMulti && chosen.length > 1)) host.notify.warning(texts.chooseOne)
    else onChoose(chosen.map(({ row }) => row))
  }
  return (
    <Modal
      open
      width={1200}
      title={loaded.state === 'ready' ? loaded.value.name : ''}
      okText={shared.ok}
      cancelText={shared.cancel}
      onOk={accept}
      onCancel={onCancel}
    >
      {loaded.state === 'failed' && <Failed message={loaded.message} onRetry={retry} />}
      {loaded.state === 'ready' && <ReportTable report={loaded.value} settings={settings} chosen={chosen} onChoose={setChosen} />}
    </Modal>
  )
}

function Failed({ message, onRetry }: { readonly message: string; readonly onRetry: () => void }) {
  return (
    <Alert type="error" message={shared.failedToLoad} description={message} action={<Button onClick={onRetry}>{shared.retry}</Button>} />
  )
}

interface ReportTableProps {
  readonly report: Report
  readonly settings: PopupSettings
  readonly chosen: readonly ReportRow[]
  readonly onChoose: (rows: readonly ReportRow[]) => void
}

const FIRST: ReportAsk = { page: 1, pageSize: 10, filters: {} }
const NOTHING = { rows: [] as readonly ReportRow[], total: 0 }

function ReportTable({ report, settings, chosen, onChoose }: ReportTableProps) {
  const [ask, setAsk] = useState(FIRST)
  const load = useCallback(
    (host: Host, signal: AbortSignal) => loadRows(host, report, ask, settings.params, signal),
    [report, ask, settings.params],
  )
  const { loaded, retry } = useLoaded(load)
  const page = loaded.state === 'ready' ? loaded.value : NOTHING
  const known = new Map([...chosen, ...page.rows].map(row => [row.key, row]))
  return (
    <>
      <ReportFilters report={report} onSearch={filters => setAsk({ ...ask, filters, page: 1 })} />
      {loaded.state === 'failed' && <Failed message={loaded.message} onRetry={retry} />}
      <Table<ReportRow>
        size="small"
        rowKey="key"
        loading={loaded.state === 'loading'}
        dataSource={[...page.rows]}
        columns={report.columns.map(({ name, title, sorts, options }) => ({
          key: name,
          title,
          sorter: sorts,
          ellipsis: true,
          render: (_, { row }) => (options ? dictionaryText(options, String(row[name] ?? '')) : String(row[name] ?? '')),
        }))}
        rowSelection={{
          type: settings.popupMulti ? 'checkbox' : 'radio',
          selectedRowKeys: chosen.map(({ key }) => key),
          preserveSelectedRowKeys: true,
          onChange: keys => onChoose(keys.flatMap(key => known.get(String(key)) ?? [])),
        }}
        onRow={one => ({ onClick: () => !settings.popupMulti && onChoose([one]) })}
        onChange={({ current = 1, pageSize = 10 }, _, sorter) => {
          const { columnKey, order } = Array.isArray(sorter) ? (sorter[0] ?? {}) : sorter
          const { sort: __, ...rest } = ask
          const sort = order ? { sort: { field: String(columnKey), order: order === 'ascend' ? ('asc' as const) : ('desc' as const) } } : {}
          setAsk({ ...rest, ...sort, page: pageSize === ask.pageSize ? current : 1, pageSize })
        }}
        pagination={{
          current: ask.page,
          pageSize: ask.pageSize,
          pageSizeOptions: [10, 20, 30],
          showSizeChanger: true,
          total: page.total,
          showTotal: (total, [from, to]) => shared.range(from, to, total),
        }}
      />
    </>
  )
}

/** No `<form>`: a submit of it would reach the form around the picker, which stands in the same React tree. */
function ReportFilters({ report, onSearch }: { readonly report: Report; readonly onSearch: (filters: ReportAsk['filters']) => void }) {
  const [values, setValues] = useState<{ readonly [name: string]: string }>({})
  if (report.queries.length === 0) return null
  const set = (name: string, value: string) => setValues({ ...values, [name]: value })
  return (
    <Space wrap style={{ marginBottom: 12 }}>
      {report.queries.map(({ name, title, options }) =>
        options === undefined ? (
          <Input
            key={name}
            allowClear
            placeholder={title}
            aria-label={title}
            value={values[name] ?? ''}
            onChange={event => set(name, event.target.value)}
            onPressEnter={() => onSearch(values)}
          />
        ) : (
          <Select
            key={name}
            allowClear
            aria-label={title}
            placeholder={title}
            style={{ minWidth: 160 }}
            options={options.map(({ value, text }) => ({ value, label: text }))}
            onChange={(value?: string) => set(name, value ?? '')}
          />
        ),
      )}
      <Button type="primary" onClick={() => onSearch(values)}>
        {shared.search}
      </Button>
      <Button
        onClick={() => {
          setValues({})
          onSearch({})
        }}
      >
        {shared.reset}
      </Button>
    </Space>
  )
}
