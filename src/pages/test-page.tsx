import { useCallback, useEffect, useState } from 'react'
import { probe, reachability } from '../api/reachability'
import { LogoMark } from '../layouts/logo'
import { PageFrame } from '../layouts/page-frame'
import { usePageHead } from '../layouts/page-head'
import { HOME } from '../layouts/paths'
import { texts } from './texts'
import './facts.css'

const say = texts.test

/** Milliseconds to the server and back; null when it cannot be reached, undefined while it is unknown. */
function useElapsed() {
  const [elapsed, setElapsed] = useState<number | null>()
  const measure = useCallback(async () => {
    setElapsed(undefined)
    const start = performance.now()
    await probe()
    setElapsed(reachability.get() ? Math.round(performance.now() - start) : null)
  }, [])
  useEffect(() => void measure(), [measure])
  return { elapsed, measure }
}

function answer(elapsed: number | null | undefined): string {
  if (elapsed === undefined) return say.checking
  return elapsed === null ? say.unreachable : say.reachable + say.elapsed(elapsed)
}

type Part = 'server' | 'browser'

function Server({ userName }: { userName: string }) {
  const { elapsed, measure } = useElapsed()
  return (
    <>
      <dl>
        <dt>{say.server}</dt>
        <dd>
          <span role="status">{answer(elapsed)}</span>
        </dd>
        <dt>{say.user}</dt>
        <dd>{userName}</dd>
      </dl>
      <p>
        <button type="button" className="weft-button" onClick={() => void measure()}>
          {say.again}
        </button>
      </p>
    </>
  )
}

const Browser = () => (
  <dl>
    <dt>{say.window}</dt>
    <dd>{`${window.innerWidth} × ${window.innerHeight}`}</dd>
    <dt>{say.language}</dt>
    <dd>{navigator.language}</dd>
  </dl>
)

function Facts({ userName }: { userName: string }) {
  const [part, setPart] = useState<Part>('server')
  usePageHead({
    description: say.about,
    links: [{ title: texts.home.title, path: HOME }],
    image: <LogoMark size={48} />,
    tabs: {
      items: [
        { key: 'server', title: say.server },
        { key: 'browser', title: say.browser },
      ],
      active: part,
      onChange: key => setPart(key === 'browser' ? 'browser' : 'server'),
    },
  })
  return <section className="weft-card weft-facts">{part === 'server' ? <Server userName={userName} /> : <Browser />}</section>
}

/** `/test/home`: whether this browser, this person and the server get along. */
export function TestPage({ userName }: { userName: string }) {
  return (
    <PageFrame title={say.title} trail={[{ title: say.title, path: '/test/home' }]}>
      <Facts userName={userName} />
    </PageFrame>
  )
}
