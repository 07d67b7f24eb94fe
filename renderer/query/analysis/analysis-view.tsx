import { Empty, Skeleton } from 'antd'
import { useMemo, useState } from 'react'
import type { Analysis } from '../../model/analysis'
import type { FieldModel } from '../../model/field'
import type { Host } from '../../model/host'
import type { KindProps } from '../../model/kind'
import { checkedDownload } from '../../source/checked-download'
import { useHost } from '../../source/host-context'
import { errorText, Failure } from '../../ui/failure/failure'
import { NamePrompt } from '../name-prompt'
import { SavedQueryList } from '../saved-query-list'
import type { SavedEntry } from '../saved-store'
import { PageButtons } from '../stored/page-buttons'
import { PageLinks } from '../stored/page-links'
import { texts as pageTexts } from '../stored/texts'
import { usePage } from '../stored/use-page'
import { useSaved } from '../use-saved'
import '../query.css'
import './analysis.css'
import { AnalysisForm } from './analysis-form'
import { AnalysisResultView } from './analysis-result'
import { asksSomething } from './fields'
import { texts } from './texts'
import { type AnalysisController, askOf, useAnalysis, useLinked, useShown } from './use-analysis'
import { type AnalysisSource, useSources } from './use-sources'

/** Draws a screen of kind `query`: choose what to ask, see table and chart, export, save, share. */
export function AnalysisView(props: KindProps) {
  const { found, retry } = useSources()
  const fixed = props.screen.source?.base
  const sources = useMemo(() => {
    const all = found.state === 'ready' ? found.sources : []
    return fixed === undefined ? all : all.filter(({ code }) => code === fixed)
  }, [found, fixed])
  if (found.state === 'loading') return <Skeleton active aria-busy />
  if (found.state === 'failed') {
    return (
      <Failure title={texts.sourcesFailed} onRetry={retry}>
        {errorText(found.error)}
      </Failure>
    )
  }
  if (sources.length === 0)
    return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={fixed === undefined ? texts.noSources : pageTexts.noSource} />
  return <AnalysisBody {...props} sources={sources} />
}

function AnalysisBody({ screen, main, sources }: KindProps & { readonly sources: readonly AnalysisSource[] }) {
  const host = useHost()
  const { id, link } = useLinked(main)
  const controller = useAnalysis(screen, sources, id === undefined)
  useShown(id, controller)
  const saved = useSaved({ page: screen.query.saved ?? screen.id, kind: 'analysis' })
  const [naming, setNaming] = useState<Analysis>()
  const handle = usePage(screen.id)
  const [stored, setStored] = useState(0)
  const [gone, setGone] = useState(false)

  /** What is asked now; tells when that is nothing. */
  const whole = (refusal: string): Analysis | undefined => {
    const asked = controller.whole()
    if (asksSomething(asked)) return asked
    host.notify.warning(refusal)
    return undefined
  }
  const run = () => {
    const asked = whole(texts.nothingAsked)
    if (asked !== undefined) controller.run(asked)
  }
  const save = async (name: string) => {
    if (naming !== undefined && (await saved.save(name, naming))) setNaming(undefined)
  }
  const choose = (entry: SavedEntry) => {
    // One on the server is shown by its link; that which is shown already, once more.
    if (entry.id !== '' && entry.id !== id) link(entry.id)
    if (entry.id === '' || entry.id === id || !main) controller.show(entry.content)
  }
  const reset = () => {
    link(undefined)
    controller.reset()
  }

  if (gone) return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={pageTexts.removed} />
  return (
    <div className="weft-analysis">
      <div>
        <AnalysisForm
          controller={controller}
          sources={sources}
          fixed={screen.source?.base !== undefined}
          folded={screen.analysis !== undefined && asksSomething(screen.analysis)}
          flat={screen.query.advanced === 'flat'}
          onRun={run}
          onReset={reset}
          onSave={() => setNaming(whole(texts.emptySave))}
          {...(controller.source?.exports && { onExport: async () => exportRows(host, whole(texts.nothingAsked)) })}
          {...(id !== undefined && { onCopyLink: () => void copyLink(host) })}
          more={
            controller.source && (
              <PageButtons
                handle={handle}
                source={controller.source}
                described={controller.source.described}
                asked={() => whole(texts.emptySave)}
                onStored={() => setStored(count => count + 1)}
                onKept={controller.begin}
                onRemoved={() => setGone(true)}
              />
            )
          }
        />
        {controller.source === undefined ? (
          <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={texts.noSourceYet} />
        ) : (
          <AnswerView controller={controller} fields={controller.source.models} onRetry={run} />
        )}
      </div>
      <div className="weft-analysis-side">
        <SavedQueryList saved={saved} onChoose={choose} />
        <PageLinks version={stored} />
      </div>
      {naming !== undefined && <NamePrompt onSave={name => void save(name)} onCancel={() => setNaming(undefined)} />}
    </div>
  )
}

async function exportRows(host: Host, asked: Analysis | undefined): Promise<void> {
  if (asked === undefined) return
  const { blob, name } = await checkedDownload(
    await host.client.download({ method: 'POST', path: '/sys/query/export', body: askOf(asked) }),
  )
  host.save(blob, name)
}

async function copyLink({ notify }: Host): Promise<void> {
  try {
    await navigator.clipboard.writeText(window.location.href)
    notify.success(texts.linkCopied)
  } catch {
    notify.warning(texts.linkNotCopied)
  }
}

interface AnswerViewProps {
  readonly controller: AnalysisController
  readonly fields: readonly FieldModel[]
  readonly onRetry: () => void
}

function AnswerView({ controller: { answer, analysis }, fields, onRetry }: AnswerViewProps) {
  switch (answer.state) {
    case 'none':
      return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={texts.nothingYet} />
    case 'loading':
      return <Skeleton active aria-busy />
    case 'failed':
      return (
        <Failure title={texts.failed} onRetry={onRetry}>
          {errorText(answer.error)}
        </Failure>
      )
    case 'ready':
      return <AnalysisResultView result={answer.result} fields={fields} chart={analysis.chart} />
  }
}
