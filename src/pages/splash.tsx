import { texts } from './texts'

/** Shown while a part of the application is on its way; nothing at first, so that fast loads do not flicker. */
export function Splash() {
  return (
    <div className="weft-splash" role="status">
      <span className="weft-spinner" aria-hidden="true" />
      <span className="weft-unseen">{texts.loading}</span>
    </div>
  )
}
