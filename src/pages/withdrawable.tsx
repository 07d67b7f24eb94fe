import { type ReactNode, useState } from 'react'
import { ForbiddenPage } from './error-page'
import { texts } from './texts'
import './withdrawable.css'

/**
 * A page that may be taken from its person while it is open. Then it says so and stays, with what was typed in it, since the
 * server refuses whatever it asks; opened afterwards it is refused at once.
 */
export function Withdrawable({ withdrawn, children }: { readonly withdrawn: boolean; readonly children: ReactNode }) {
  const [opened] = useState(!withdrawn)
  if (withdrawn && !opened) return <ForbiddenPage />
  return (
    <>
      {withdrawn && (
        <p role="alert" className="weft-withdrawn">
          {texts.errors.withdrawn}
        </p>
      )}
      {children}
    </>
  )
}
