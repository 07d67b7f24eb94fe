import { Button, Progress, Result } from 'antd'
import { useEffect, useState } from 'react'
import { useHost } from '../../../../renderer/index'
import { cancelRun, messageOf, type RunState, readRun } from '../calls'
import { texts } from './texts'

const PAUSE = 700

const OVER = new Set(['done', 'failed', 'cancelled', 'skipped'])

function useRun(runId: string) {
  const { client } = useHost()
  const [run, setRun] = useState<RunState>()
  useEffect(() => {
    const abort = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const ask = async () => {
      const found = await readRun(client, runId, abort.signal).catch(() => undefined)
      if (abort.signal.aborted) return
      if (found) setRun(found)
      if (!OVER.has(found?.state ?? '')) timer = setTimeout(() => void ask(), PAUSE)
    }
    void ask()
    return () => {
      abort.abort()
      clearTimeout(timer)
    }
  }, [client, runId])
  return run
}

interface RunUnderWayProps {
  readonly runId: string
  readonly onClose: () => void
  /** Before the sheet is opened that came of it. */
  readonly onOpen?: () => void
}

/** How far a run is, until it has ended and says what came of it. */
export function RunUnderWay({ runId, onClose, onOpen }: RunUnderWayProps) {
  const host = useHost()
  const run = useRun(runId)
  const [stopping, setStopping] = useState(false)
  if (run?.state === 'done') {
    const follow = () => {
      onOpen?.()
      host.navigate(run.resultLink ?? '/data/sheet')
    }
    const open = (
      <Button type="primary" onClick={follow}>
        {texts.open}
      </Button>
    )
    return <Result status="success" title={texts.done} subTitle={run.resultText} extra={open} />
  }
  if (run?.state === 'cancelled')
    return <Result status="info" title={texts.cancelled} extra={<Button onClick={onClose}>{texts.close}</Button>} />
  if (run && OVER.has(run.state ?? ''))
    return <Result status="error" title={texts.runFailed} subTitle={run.error} extra={<Button onClick={onClose}>{texts.close}</Button>} />
  const stop = async () => {
    setStopping(true)
    await cancelRun(host.client, runId).catch(error => {
      setStopping(false)
      host.notify.error(messageOf(error))
    })
  }
  return (
    <div className="weft-data-under-way" role="status">
      <Progress percent={run?.percent ?? 0} status="active" />
      <p>{run?.progressText ?? texts.waiting}</p>
      <p>
        <small>{texts.goesOn}</small>
      </p>
      <Button loading={stopping} onClick={() => void stop()}>
        {stopping ? texts.stopping : texts.stop}
      </Button>
    </div>
  )
}
