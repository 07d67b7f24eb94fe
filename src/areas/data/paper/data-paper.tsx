import { ExperimentOutlined, PrinterOutlined, TableOutlined } from '@ant-design/icons'
import { Alert, Button, Empty, Skeleton, Space } from 'antd'
import { useCallback, useMemo } from 'react'
import { Failure, useHost, type WidgetProps } from '../../../../renderer/index'
import { useCall } from '../../use-call'
import { messageOf, type Paper, readPaper, type SheetAt } from '../calls'
import { Result } from './result'
import { Method, Population, Section, Settings, StepsInWords } from './sections'
import { texts } from './texts'
import './paper.css'

/** The working paper of the run that made a sheet: the block's `id`, and `no` of a version. */
export function DataPaper({ values }: WidgetProps<unknown>) {
  const id = String(values.id ?? '')
  const no = Number(values.no ?? 0)
  if (id === '') return <Empty description={texts.choose} />
  return <Loaded key={`${id} ${no}`} id={id} no={no} />
}

function Loaded({ id, no }: { readonly id: string; readonly no: number }) {
  const at = useMemo<SheetAt>(() => ({ id, ...(no > 0 && { no }) }), [id, no])
  const { found: paper, error, retry } = useCall(useCallback((client, signal) => readPaper(client, at, signal), [at]))
  if (error !== undefined) {
    return (
      <Failure title={texts.failed} onRetry={retry}>
        {messageOf(error)}
      </Failure>
    )
  }
  if (!paper) return <Skeleton active paragraph={{ rows: 12 }} />
  return (
    <div className="weft-paper">
      <Actions paper={paper} />
      {!paper.current && <Alert className="weft-no-print" type="warning" showIcon message={texts.former(paper.no)} />}
      <article aria-label={texts.title} className="weft-paper-sheet">
        <h2>{texts.title}</h2>
        <Head paper={paper} />
        <Method paper={paper} />
        <Population paper={paper} />
        <Settings paper={paper} />
        <StepsInWords paper={paper} />
        <Result paper={paper} />
        <Section title={texts.conclusion} />
      </article>
    </div>
  )
}

function Actions({ paper: { id, no, recipe } }: { readonly paper: Paper }) {
  const host = useHost()
  return (
    <Space wrap className="weft-no-print">
      <Button icon={<TableOutlined aria-hidden />} onClick={() => host.navigate(`/data/open?id=${id}&no=${no}`)}>
        {texts.openSheet}
      </Button>
      {recipe && (
        <Button
          icon={<ExperimentOutlined aria-hidden />}
          onClick={() => host.navigate(`/data/recipe/edit?id=${recipe.id}&no=${recipe.no}`)}
        >
          {texts.openRecipe}
        </Button>
      )}
      <Button type="primary" icon={<PrinterOutlined aria-hidden />} onClick={() => window.print()}>
        {texts.print}
      </Button>
    </Space>
  )
}

/** What the paper is called, and who has made it; who reviews it writes by hand. */
function Head({ paper: { name, no, by, time } }: { readonly paper: Paper }) {
  const { facts } = texts
  const lines = [
    [facts.name, name],
    [facts.no, texts.version(no)],
    [facts.by, by ?? ''],
    [facts.time, time],
    [facts.reviewer, ''],
    [facts.day, ''],
  ]
  return (
    <dl className="weft-paper-facts">
      {lines.map(([title, value]) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
