import { Alert, Button, Spin } from 'antd'
import { texts as shared } from '../../controls/base/texts'
import type { CronSettings } from './definition'
import { texts } from './texts'
import { usePreview } from './use-preview'

/** The next runs, worked out when typing has rested. */
export function Preview({ settings, text }: { readonly settings: CronSettings; readonly text: string }) {
  const { shown, busy, retry } = usePreview(settings, text)
  return (
    <section className="weft-cron-preview" aria-label={texts.preview} aria-busy={busy}>
      <h4>
        {texts.preview}
        <small>{texts.zone(settings.timeZone)}</small>
      </h4>
      <Spin spinning={busy} size="small" delay={300}>
        <div aria-live="polite">
          {shown.state === 'hint' && <p>{texts.hint}</p>}
          {shown.state === 'failed' && (
            <Alert
              type="error"
              message={`${shared.failedToLoad}：${shown.message}`}
              action={
                <Button size="small" onClick={retry}>
                  {shared.retry}
                </Button>
              }
            />
          )}
          {shown.state === 'ready' && <Runs runs={shown.runs} />}
          {shown.state === 'ready' && shown.note !== undefined && <p>{shown.note}</p>}
        </div>
      </Spin>
    </section>
  )
}

function Runs({ runs }: { readonly runs: readonly string[] }) {
  if (runs.length === 0) return <p>{texts.noRuns}</p>
  return (
    <ol>
      {runs.map(run => (
        <li key={run}>{run}</li>
      ))}
    </ol>
  )
}
