import { useEffect, useRef, useState } from 'react'
import { RequestError } from '../../model/client'
import { errorText } from '../../ui/failure/failure'
import type { ListController } from '../use-list-controller'
import { texts } from './texts'
import './estimated-total.css'

interface EstimatedTotalProps {
  readonly controller: ListController
  /** Rows of the page, from 1. */
  readonly from: number
  readonly to: number
  /** The button goes with the estimate: the focus has to go elsewhere. */
  readonly onCounted: () => void
}

/** About how many rows there are, and a button that counts them all; a change of the conditions or of the page gives that up. */
export function EstimatedTotal({ controller, from, to, onCounted }: EstimatedTotalProps) {
  const { source, view, state, dispatch, host } = controller
  const [counting, setCounting] = useState(false)
  const over = useRef<AbortController>(undefined)
  const { query } = state
  // biome-ignore lint/correctness/useExhaustiveDependencies: another query has another number of rows.
  useEffect(() => {
    setCounting(false)
    return () => over.current?.abort()
  }, [query])
  const count = () => {
    over.current = new AbortController()
    const { signal } = over.current
    setCounting(true)
    source.list({ ...view.query(), page: 1, pageSize: 1 }, signal).then(
      ({ total }) => {
        if (signal.aborted) return
        onCounted()
        dispatch({ event: 'counted', query, total })
      },
      (error: unknown) => {
        if (signal.aborted) return
        setCounting(false)
        if (!(error instanceof RequestError && error.shown)) host.notify.error(errorText(error))
      },
    )
  }
  return (
    <>
      {texts.about(from, to, state.total)}
      <button type="button" className="weft-list-count" aria-busy={counting} onClick={() => counting || count()}>
        {counting ? texts.counting : texts.count}
      </button>
    </>
  )
}
