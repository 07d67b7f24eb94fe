import { Button, Skeleton, Tabs } from 'antd'
import { type ReactNode, Suspense, useEffect, useMemo, useState } from 'react'
import { useCells, useHost } from '../source/host-context'
import { errorText, Failure } from '../ui/failure/failure'
import { busySign } from '../ui/loading/busy-sign'
import { lazyPart } from '../ui/loading/lazy-part'
import { hasComments } from './comments/comments'
import { DetailsView, recordParts } from './details-view'
import { texts as historyTexts } from './history/texts'
import { hasHistory } from './history/versions'
import type { FormDialogProps, FormValues } from './props'
import { texts } from './texts'
import { usePrint } from './use-print'
import { WindowFrame } from './window-frame'

const HistoryPanel = lazyPart(async () => (await import('./history/history-panel')).HistoryPanel)
const CommentsPanel = lazyPart(async () => (await import('./comments/comments-panel')).CommentsPanel)

const WIDTH = 1200
/** Who has no mouse scrolls it by the arrow keys. */
const REACHED = { tabIndex: 0 }

type Reading = { readonly row?: FormValues; readonly error?: unknown }

/** One record in a window, only to be read. */
export function DetailsWindow({
  screen,
  source,
  id,
  row,
  values,
  as = 'dialog',
  title,
  children,
  address,
  onConfirm,
  onClose,
}: FormDialogProps) {
  const host = useHost()
  const cells = useCells()
  const [open, setOpen] = useState(true)
  const [attempt, setAttempt] = useState(0)
  const [reading, setReading] = useState<Reading>({})
  const [listed] = useState(row)
  useEffect(() => {
    const controller = new AbortController()
    void attempt
    const found = id !== undefined && source.can('get') ? source.get(id, controller.signal) : Promise.resolve(listed ?? {})
    found.then(
      // Texts such as `sex_dictText` come with the list only.
      record => controller.signal.aborted || setReading({ row: { ...listed, ...record } }),
      (error: unknown) => controller.signal.aborted || setReading({ error }),
    )
    return () => controller.abort()
  }, [source, id, listed, attempt])
  const { print, sheet } = usePrint()
  const named = title ?? texts.titles.details
  const { row: shown } = reading
  const { comments: table, history } = screen.details
  const commented = useMemo(
    () => (table !== undefined && id !== undefined && hasComments(host.client) ? { table, id, page: address } : undefined),
    [table, id, address, host.client],
  )
  const recorded = history !== undefined && id !== undefined && hasHistory(host.client) ? { table: history, id } : undefined
  const [restored, setRestored] = useState(false)
  const retry = () => {
    setReading({})
    setAttempt(attempt + 1)
  }
  const changed = (again: boolean) => {
    setRestored(restored || again)
    setAttempt(attempt + 1)
  }
  const [busy, setBusy] = useState(false)
  const confirm = async () => {
    setBusy(true)
    try {
      if (await onConfirm?.()) setOpen(false)
    } finally {
      setBusy(false)
    }
  }
  const buttons = (
    <>
      <Button autoInsertSpace={false} onClick={() => setOpen(false)}>
        {texts.close}
      </Button>
      {onConfirm !== undefined && (
        <Button type="primary" autoInsertSpace={false} loading={busySign(busy)} disabled={reading.row === undefined} onClick={confirm}>
          {texts.confirmDetails}
        </Button>
      )}
    </>
  )
  return (
    <WindowFrame
      as={as}
      open={open}
      title={named}
      width={WIDTH}
      footer={buttons}
      onCancel={() => setOpen(false)}
      onClosed={() => onClose(restored)}
      onPrint={shown && (() => print(named, recordParts(cells, screen, shown, host, values)))}
    >
      <WithHistory
        recorded={recorded !== undefined}
        history={recorded && shown && <HistoryPanel place={recorded} {...{ screen, source, values }} row={shown} onChanged={changed} />}
      >
        <section aria-label={texts.titles.details} {...REACHED}>
          <DetailsContent reading={reading} onRetry={retry} {...{ screen, values }} />
        </section>
        {children}
        {commented !== undefined && shown && (
          <Suspense fallback={<Skeleton active />}>
            <CommentsPanel place={commented} />
          </Suspense>
        )}
      </WithHistory>
      {sheet}
    </WindowFrame>
  )
}

interface WithHistoryProps {
  readonly recorded: boolean
  /** Its versions, once it has been read. */
  readonly history: ReactNode
  readonly children: ReactNode
}

/** The record, and on a second tab its versions, which are read once they are looked at. */
function WithHistory({ recorded, history, children }: WithHistoryProps) {
  if (!recorded) return children
  const versions = <Suspense fallback={<Skeleton active />}>{history}</Suspense>
  return (
    <Tabs
      items={[
        { key: 'record', label: historyTexts.current, children },
        { key: 'history', label: historyTexts.title, children: versions },
      ]}
    />
  )
}

interface DetailsContentProps extends Pick<FormDialogProps, 'screen'> {
  readonly values: FormValues | undefined
  readonly reading: Reading
  readonly onRetry: () => void
}

function DetailsContent({ screen, values, reading, onRetry }: DetailsContentProps) {
  if (reading.error !== undefined) {
    return (
      <Failure title={texts.loadFailed} onRetry={onRetry}>
        {errorText(reading.error)}
      </Failure>
    )
  }
  if (reading.row === undefined) return <Skeleton active />
  return <DetailsView screen={screen} row={reading.row} values={values} />
}
