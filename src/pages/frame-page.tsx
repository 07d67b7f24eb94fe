import { useLayoutEffect, useState } from 'react'
import { texts } from './texts'
import './facts.css'
import './frame-page.css'

/** Whether the browser kept a site out because the policy of the page does not list it. */
function useKeptOut(url: string): boolean {
  const [keptOut, setKeptOut] = useState(false)
  useLayoutEffect(() => {
    setKeptOut(false)
    const origin = URL.canParse(url, location.href) ? new URL(url, location.href).origin : ''
    const note = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) => {
      if (effectiveDirective === 'frame-src' && (blockedURI === origin || blockedURI.startsWith(`${origin}/`))) setKeptOut(true)
    }
    document.addEventListener('securitypolicyviolation', note)
    return () => document.removeEventListener('securitypolicyviolation', note)
  }, [url])
  return keptOut
}

/** A page of somewhere else, in a frame that may not steer ours. */
export function FramePage({ title, url }: { title: string; url: string }) {
  const keptOut = useKeptOut(url)
  if (keptOut) {
    return (
      <section className="weft-card weft-facts" role="alert">
        <h2>{texts.frame.title}</h2>
        <p>{texts.frame.text}</p>
        <p>
          <a href={url} target="_blank" rel="noopener noreferrer">
            {texts.frame.open}
          </a>
        </p>
      </section>
    )
  }
  return (
    <iframe
      className="weft-frame"
      title={title}
      src={url}
      referrerPolicy="no-referrer"
      sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-downloads"
    />
  )
}
