import type { MouseEvent, ReactNode } from 'react'
import { useHost } from '../../../../renderer/index'
import { texts } from '../texts'

interface OutsideLinkProps {
  readonly href: string
  /** Its last part says where it leads: hits and notes may cut a link into several. */
  readonly last: boolean
  readonly children: ReactNode
}

/** Where an address leads, for users: its host, or the address of mail. */
export function placeOf(href: string): string {
  const { protocol, host, pathname } = new URL(href)
  return protocol === 'mailto:' ? pathname : host
}

/** Whether an address leads elsewhere and runs nothing. */
export const leadsOutside = (href: string): boolean => /^(?:https?:\/\/|mailto:)/i.test(href) && URL.canParse(href)

/** A link of a document. It says where it leads, and leads there only after the user has said so. */
export function OutsideLink({ href, last, children }: OutsideLinkProps) {
  const host = useHost()
  const ask = async (event: MouseEvent) => {
    event.preventDefault()
    // A link amid a choice of text is no wish to leave.
    if (window.getSelection()?.isCollapsed === false) return
    const agreed = await host.notify.confirm({ title: texts.leave, content: <span className="weft-reader-address">{href}</span> })
    if (agreed) window.open(href, '_blank', 'noopener,noreferrer')
  }
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer nofollow"
      className="weft-reader-outside"
      title={texts.elsewhere(href)}
      data-place={last ? placeOf(href) : undefined}
      onClick={ask}
      onAuxClick={ask}
    >
      {children}
    </a>
  )
}
