import { lazy, type ReactNode, Suspense, useState } from 'react'
import { Link } from 'react-router-dom'
import { loadPart } from '../../renderer/contract'
import { useDocumentTitle } from './document-title'
import { type PageHead, PageHeadContext } from './page-head'
import { HOME } from './paths'
import { texts } from './texts'

const PageHeadView = lazy(() => loadPart(async () => ({ default: (await import('./page-head-view')).PageHeadView })))

interface Step {
  readonly title: string
  readonly path: string
}

interface PageFrameProps {
  readonly title: string
  /** From the top of the menu down to this page; home is put in front. */
  readonly trail?: readonly Step[]
  readonly children: ReactNode
}

const TO_HOME: Step = { title: texts.home, path: HOME }

function Trail({ steps }: { steps: readonly Step[] }) {
  return (
    <nav aria-label={texts.trail} className="weft-trail weft-no-print">
      <ol>
        {steps.map((step, index) => (
          <li key={step.path}>
            {index === steps.length - 1 ? <span aria-current="page">{step.title}</span> : <Link to={step.path}>{step.title}</Link>}
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** A page with its heading, the way to it, and what the page itself puts into its head. */
export function PageFrame({ title, trail, children }: PageFrameProps) {
  const [head, setHead] = useState<PageHead | null>(null)
  useDocumentTitle(title)
  return (
    <div className="weft-page-frame">
      <div className="weft-page-head">
        <h1>{title}</h1>
        {trail && <Trail steps={trail[0]?.path === HOME ? trail : [TO_HOME, ...trail]} />}
      </div>
      <Suspense fallback={null}>{head && <PageHeadView {...head} />}</Suspense>
      <PageHeadContext.Provider value={setHead}>{children}</PageHeadContext.Provider>
    </div>
  )
}
