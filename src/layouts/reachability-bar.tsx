import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useStore } from '../../renderer/contract'
import { isOffline, probe, reachability } from '../api/reachability'
import { texts } from './texts'
import './reachability-bar.css'

const ASK_EVERY = 5000
const SAID_FOR = 3000

/** True for a while after the server has come back; never when it was not away. */
function useBack(reachable: boolean): boolean {
  const away = useRef(false)
  const [back, setBack] = useState(false)
  useEffect(() => {
    if (!reachable) {
      away.current = true
      setBack(false)
      return
    }
    if (!away.current) return
    away.current = false
    setBack(true)
    const timer = setTimeout(() => setBack(false), SAID_FOR)
    return () => clearTimeout(timer)
  }, [reachable])
  return back
}

/** For the style sheets: what stands below moves down, and dialogs of pages leave it free. */
function useNewsMark(news: boolean): void {
  useLayoutEffect(() => {
    if (!news) return
    const { classList } = document.documentElement
    classList.add('has-news')
    return () => classList.remove('has-news')
  }, [news])
}

/** Says that the server cannot be reached, asks until it can, and says that too. */
export function Reachability() {
  const reachable = useStore(reachability)
  const back = useBack(reachable)
  useNewsMark(!reachable || back)
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
          {isOffline() ? texts.offline : texts.unreachable}
        </p>
      )}
      {reachable && back && <p className="is-back">{texts.back}</p>}
    </div>
  )
}
