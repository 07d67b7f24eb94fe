import type { ReactNode } from 'react'
import './failure.css'
import { texts } from '../texts'

/**
 * A failure in its own place, with a way to try again; the rest of the page goes on. It is there with the first script, for it is
 * also what says that another could not be loaded.
 */
export function Failure(props: { readonly title: string; readonly children?: ReactNode; readonly onRetry?: () => void }) {
  return (
    <div role="alert" className="weft-failure">
      <span aria-hidden className="weft-failure-sign">
        !
      </span>
      <div className="weft-failure-words">
        <div>{props.title}</div>
        {props.children}
      </div>
      {props.onRetry && (
        <button type="button" className="weft-failure-retry" onClick={props.onRetry}>
          {texts.retry}
        </button>
      )}
    </div>
  )
}

/** What a person reads of an error. */
export function errorText(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
