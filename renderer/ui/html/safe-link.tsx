import type { MouseEvent, ReactNode } from 'react'
import { useHost } from '../../source/host-context'

const outside = new Set(['http:', 'https:', 'mailto:', 'tel:'])

export type SafeTarget =
  | { readonly kind: 'outside'; readonly href: string; readonly page: boolean }
  | { readonly kind: 'own'; readonly path: string }

/** Where a text may lead: http, https, mailto and tel, or a path of ours, which begins with one slash. Undefined for anything else. */
export function safeTarget(href: string): SafeTarget | undefined {
  // Browsers drop control characters and blanks inside of an address before they read its scheme.
  const plain = Array.from(href)
    .filter(character => character > '\u001f' && character !== '\u007f')
    .join('')
    .trim()
  if (/^\/(?![/\\])/.test(plain)) return plain.includes('\\') ? undefined : { kind: 'own', path: plain }
  if (!/^[a-z][a-z+.-]*:/i.test(plain)) return undefined
  try {
    const { protocol } = new URL(plain)
    return outside.has(protocol) ? { kind: 'outside', href: plain, page: protocol.startsWith('http') } : undefined
  } catch {
    return undefined
  }
}

export interface SafeLinkProps {
  readonly href: string
  readonly children: ReactNode
  readonly title?: string
}

/** The only link to an address that came from data; what must not be followed is shown as text. */
export function SafeLink({ href, children, title }: SafeLinkProps) {
  const host = useHost()
  const target = safeTarget(href)
  if (target === undefined) return <span title={title}>{children}</span>
  if (target.kind === 'outside') {
    return (
      <a href={target.href} title={title} {...(target.page ? { target: '_blank', rel: 'noopener noreferrer' } : {})}>
        {children}
      </a>
    )
  }
  const follow = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    host.navigate(target.path)
  }
  return (
    <a href={target.path} title={title} onClick={follow}>
      {children}
    </a>
  )
}
