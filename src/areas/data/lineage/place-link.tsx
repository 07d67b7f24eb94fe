import type { ReactNode } from 'react'
import { useHost } from '../../../../renderer/index'

interface PlaceLinkProps {
  readonly to: string
  readonly children: ReactNode
  readonly label?: string
}

/** A link to a page of this application; other windows open it, too. */
export function PlaceLink({ to, children, label }: PlaceLinkProps) {
  const host = useHost()
  return (
    <a
      href={to}
      aria-label={label}
      onClick={event => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        host.navigate(to)
      }}
    >
      {children}
    </a>
  )
}
