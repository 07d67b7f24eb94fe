import { useEffect, useSyncExternalStore } from 'react'
import { probe, reachability } from '../api/reachability'
import { texts } from './texts'

const ASK_EVERY = 5000

/** Says that the server cannot be reached, and asks until it can. */
export function Reachability() {
  const reachable = useSyncExternalStore(reachability.subscribe, reachability.get)
  useEffect(() => {
    if (reachable) return
    const timer = setInterval(() => void probe(), ASK_EVERY)
    return () => clearInterval(timer)
  }, [reachable])
  return (
    <div role="status" className="weft-reachability">
      {!reachable && (
        <p>
          <span className="weft-spinner" aria-hidden="true" />
          {texts.unreachable}
        </p>
      )}
    </div>
  )
}
