import { useEffect, useState } from 'react'
import { retryLostParts } from '../../renderer/contract'
import { isOffline, probe, reachability, reloadPage } from '../api/reachability'
import { texts } from './texts'
import './reload-offer.css'

/** Vite says so whenever a part cannot be loaded, whatever asked for it. */
const LOST = 'vite:preloadError'

/**
 * Offers to load the page again when a part of it is gone, as after a deployment. Nothing happens by itself: what is on the page stays,
 * and what is typed there, until the person says so. Without a server there is nothing to offer: as soon as it can be reached again, the
 * parts are tried once more. Needs no part that is loaded later.
 */
export function ReloadOffer({ reload = reloadPage }: { reload?: () => Promise<void> }) {
  const [lost, setLost] = useState(false)
  useEffect(() => {
    const offer = async () => {
      if (isOffline()) return
      await probe()
      if (reachability.get()) setLost(true)
    }
    const stop = reachability.subscribe(() => {
      if (reachability.get()) retryLostParts()
    })
    window.addEventListener(LOST, offer)
    return () => {
      stop()
      window.removeEventListener(LOST, offer)
    }
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
