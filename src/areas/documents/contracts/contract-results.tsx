import { AuditOutlined, FileExcelOutlined } from '@ant-design/icons'
import { Alert, Button, Empty, Skeleton } from 'antd'
import { useEffect, useMemo, useState } from 'react'
import { usePermission } from '../../../../renderer/contract'
import { Failure, loadTextGrid, useHost, type WidgetProps } from '../../../../renderer/index'
import { downloadResults, type ContractResults as Results, type ResultsAsked, readResults } from './calls'
import { isNarrowed, ResultsFilter } from './results-filter'
import { texts } from './texts'
import './contracts.css'

/** What the block is asked with, as filters of the list of contracts say it: texts between stars. */
function askedBy(values: Readonly<Record<string, unknown>>): ResultsAsked {
  const text = (name: keyof ResultsAsked) => String(values[name] ?? '').replace(/^\*|\*$/g, '')
  const given = (name: keyof ResultsAsked) => String(values[name] ?? '')
  return {
    templateId: text('templateId'),
    ids: text('ids'),
    name: text('name'),
    number: text('number'),
    state: text('state'),
    superQueryParams: given('superQueryParams'),
    superQueryMatchType: given('superQueryMatchType'),
    superQueryTree: given('superQueryTree'),
  }
}

/** The contracts of a template as one table, which is a workbook at a press: the block's `templateId`, and which of them. */
export function ContractResults({ values }: WidgetProps<unknown>) {
  const host = useHost()
  const { has: may } = usePermission()
  const [asked, setAsked] = useState(() => askedBy(values))
  const download = async () => {
    try {
      const { blob, name } = await downloadResults(host.client, asked)
      host.save(blob, name)
    } catch (error) {
      host.notify.error(error instanceof Error && error.message ? error.message : texts.exportFailed)
    }
  }
  return (
    <div className="weft-contract-results">
      <header>
        <ResultsFilter asked={asked} onChange={setAsked} />
        {may('contract:export') && (
          <Button icon={<FileExcelOutlined aria-hidden />} disabled={asked.templateId === ''} onClick={() => void download()}>
            {texts.export}
          </Button>
        )}
      </header>
      {asked.templateId === '' ? <Empty description={texts.choose} /> : <Table key={JSON.stringify(asked)} asked={asked} />}
    </div>
  )
}

type GridPart = Awaited<ReturnType<typeof loadTextGrid>>

function Table({ asked }: { readonly asked: ResultsAsked }) {
  const { client } = useHost()
  const [found, setFound] = useState<{ readonly part: GridPart; readonly results: Results }>()
  const [error, setError] = useState<unknown>()
  const [round, setRound] = useState(0)
  useEffect(() => {
    if (round < 0) return undefined
    const abort = new AbortController()
    Promise.all([loadTextGrid(), readResults(client, asked, abort.signal)]).then(
      ([part, results]) => abort.signal.aborted || setFound({ part, results }),
      failure => abort.signal.aborted || setError(failure),
    )
    return () => abort.abort()
  }, [client, asked, round])
  if (error !== undefined) {
    const retry = () => {
      setError(undefined)
      setRound(round + 1)
    }
    return (
      <Failure title={texts.failed} onRetry={retry}>
        {error instanceof Error ? error.message : String(error)}
      </Failure>
    )
  }
  if (found === undefined) return <Skeleton active paragraph={{ rows: 8 }} />
  if (found.results.contracts.length === 0) return <Empty description={isNarrowed(asked) ? texts.noneMatches : texts.noResults} />
  return <Rows {...found} />
}

function Rows({ part, results }: { readonly part: GridPart; readonly results: Results }) {
  const host = useHost()
  const [chosen, setChosen] = useState('')
  const { labels, contracts, more } = results
  const columns = useMemo(
    () => [
      { key: 'name', title: texts.document, width: 240 },
      { key: 'number', title: texts.number, width: 160 },
      { key: 'state', title: texts.state, width: 100 },
      ...labels.map((title, at) => ({ key: `v${at}`, title, width: 160 })),
    ],
    [labels],
  )
  const store = useMemo(
    () =>
      part.textRows(
        contracts.map(({ id, name, number, state, values }) => ({
          id,
          name,
          number: number ?? '',
          state: texts.contractStates[state],
          ...Object.fromEntries(labels.map((label, at) => [`v${at}`, values.find(each => each.label === label)?.value ?? ''])),
        })),
      ),
    [part, contracts, labels],
  )
  const { TextGrid } = part
  return (
    <>
      {more && <Alert type="warning" showIcon message={texts.more} />}
      <TextGrid
        columns={columns}
        store={store}
        title={texts.results}
        readOnly
        height="max(320px, calc(100dvh - 320px))"
        onActive={cell => setChosen(cell ? String(cell.id) : '')}
        before={
          <Button
            icon={<AuditOutlined aria-hidden />}
            disabled={chosen === ''}
            onClick={() => host.navigate(`/unstructur/contract-check?id=${chosen}`)}
          >
            {texts.open}
          </Button>
        }
      />
    </>
  )
}
