import { useEffect, useState } from 'react'
import { isOffline, reachability, reloadPage } from '../api/reachability'
import { texts } from './texts'
import './reload-offer.css'

/** Vite says so whenever a part cannot be loaded, whoever wanted it. */
const LOST = 'vite:preloadError'

/**
 * Offers to load the page again when a part of it is gone, as after a deployment. Nothing happens by itself: what is on the page stays,
 * and what is typed there, until the person says so. Without a network there is nothing to offer. Needs no part that is loaded later.
 */
export function ReloadOffer({ reload = reloadPage }: { reload?: () => Promise<void> }) {
  const [lost, setLost] = useState(false)
  useEffect(() => {
    const offer = () => {
      if (!isOffline() && reachability.get()) setLost(true)
    }
    window.addEventListener(LOST, offer)
    return () => window.removeEventListener(LOST, offer)
  }, [])
  return (
    <div role="status" className="weft-reload-offer weft-no-print">
      {lost && (
        <div>
          <p>{texts.partLost}</p>
          <button type="button" className="weft-button is-main" onClick={() => void reload()}>
            {texts.reload}
          </button>
          <button type="button" className="weft-button" onClick={() => setLost(false)}>
            {texts.later}
          </button>
        </div>
      )}
    </div>
  )
}
