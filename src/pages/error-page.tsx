import { type ReactNode, useId } from 'react'
import { Link } from 'react-router-dom'
import { reloadPage } from '../api/reachability'
import { useDocumentTitle } from '../layouts/document-title'
import { HOME } from '../layouts/paths'
import { texts } from './texts'
import './error-page.css'

interface ErrorPageProps {
  readonly code: string
  readonly text: string
  readonly action: ReactNode
  /** For a user who has to find the cause. */
  readonly details?: string
  /** False: it stands in for a page, which keeps its title. */
  readonly named?: boolean
}

/** A page for what went wrong. */
function ErrorPage({ code, text, action, details, named = true }: ErrorPageProps) {
  const id = useId()
  useDocumentTitle(named ? code : '')
  return (
    <section className="weft-error-page" aria-labelledby={id}>
      <h1 id={id}>{code}</h1>
      <p>{text}</p>
      {details && (
        <details>
          <summary>{texts.errors.details}</summary>
          <pre>{details}</pre>
        </details>
      )}
      {action}
    </section>
  )
}

const toHome = (
  <Link className="weft-button is-main" to={HOME}>
    {texts.errors.toHome}
  </Link>
)

export const ForbiddenPage = () => <ErrorPage {...texts.errors.forbidden} action={toHome} />
export const NotFoundPage = () => <ErrorPage {...texts.errors.missing} action={toHome} />

interface FailurePageProps {
  readonly details?: string
  readonly text?: string
  /** Absent: it would fail again. */
  readonly onRetry?: () => void
}

/** For errors that nothing nearer has caught; the page is loaded anew. Needs neither router nor antd nor session. */
export function FailurePage({ details = '', text = texts.errors.failure.text, onRetry }: FailurePageProps) {
  const reload = (
    <p className="weft-error-actions">
      {onRetry && (
        <button type="button" className="weft-button" onClick={onRetry}>
          {texts.errors.retry}
        </button>
      )}
      <button type="button" className="weft-button is-main" onClick={() => void reloadPage()}>
        {texts.errors.reload}
      </button>
      {/* What can be tried again stands in a page of ours, which need not go. */}
      {onRetry ? (
        <Link className="weft-button" to={HOME}>
          {texts.errors.toHome}
        </Link>
      ) : (
        <a className="weft-button" href={HOME}>
          {texts.errors.toHome}
        </a>
      )}
    </p>
  )
  return <ErrorPage code={texts.errors.failure.code} text={text} details={details} action={reload} named={!onRetry} />
}
