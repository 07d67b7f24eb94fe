import { Empty } from 'antd'
import { useDeferredValue, useEffect, useId, useMemo, useState } from 'react'
import type { WidgetProps } from '../../model/widget'
import { wordsOf } from '../../screen'
import { loadScreen } from '../../screen/load-text'
import { createSource } from '../../source'
import { useCells, useHost, useRenderer } from '../../source/host-context'
import { typedForm } from '../../source/online/typed'
import { FormBody } from '../form-body'
import { FormSession } from '../form-session'
import { texts } from '../texts'
import type { LiveFormSettings } from './definition'

/** The form that is being built, drawn anew as it is typed. What is tried in it is neither kept nor sent. */
export function LiveForm({ settings }: WidgetProps<LiveFormSettings>) {
  const text = useDeferredValue(JSON.stringify(typedForm(settings.head)))
  const { screen, issues } = useTyped(text)
  if (screen === undefined)
    return issues.length === 0 ? <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={texts.noItems} /> : <Wrong issues={issues} />
  return <Drawn key={text} screen={screen} />
}

const NOTHING: ReturnType<typeof loadScreen> = { issues: [] }

function useTyped(text: string | undefined): ReturnType<typeof loadScreen> {
  const renderer = useRenderer()
  const { client } = useHost()
  return useMemo(
    () =>
      text === undefined
        ? NOTHING
        : loadScreen({
            id: 'online/live',
            file: texts.live,
            text,
            registry: wordsOf(renderer),
            environment: { operation: id => client.operation(id) },
          }),
    [text, renderer, client],
  )
}

function Wrong({ issues }: Pick<ReturnType<typeof loadScreen>, 'issues'>) {
  return (
    <ul role="status" className="weft-live-wrong">
      {issues.map(({ path, message }) => (
        <li key={`${path.join('.')} ${message}`}>
          {path.slice(1).join('.')} {message}
        </li>
      ))}
    </ul>
  )
}

function Drawn({ screen }: { readonly screen: NonNullable<ReturnType<typeof loadScreen>['screen']> }) {
  const host = useHost()
  const cells = useCells()
  const renderer = useRenderer()
  const id = useId()
  const [session, setSession] = useState<FormSession>()
  useEffect(() => {
    const source = createSource(renderer, screen.source ?? { kind: 'data', operations: {}, key: 'id', data: [] }, host)
    const opened = new FormSession({ cells, screen, source, host, mode: 'add', row: {}, preset: {}, route: {} })
    setSession(opened)
    return () => opened.dispose()
  }, [screen, cells, renderer, host])
  return session === undefined ? null : <FormBody session={session} id={id} onInput={nothing} focused={false} />
}

const nothing = () => undefined
