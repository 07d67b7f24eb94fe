import DOMPurify from 'dompurify'
import { useLayoutEffect, useRef } from 'react'
import { safeTarget } from './safe-link'

const purifier = DOMPurify()

/** What would take a piece of text out of its place, or lay it over others. */
const LEAVING = ['position', 'z-index', 'transform', 'translate', 'scale', 'rotate', 'inset', 'top', 'right', 'bottom', 'left', 'margin']

purifier.addHook('afterSanitizeAttributes', node => {
  if (!(node instanceof HTMLElement) || !node.hasAttribute('style')) return
  for (const name of Array.from(node.style)) {
    if (LEAVING.some(one => name === one || name.startsWith(`${one}-`))) node.style.removeProperty(name)
  }
  if (node.style.length === 0) node.removeAttribute('style')
})

// Links open beside the application and lead only where links of ours may lead.
purifier.addHook('afterSanitizeAttributes', node => {
  if (node.tagName !== 'A') return
  const href = node.getAttribute('href')
  if (href === null) return
  const target = safeTarget(href)
  if (target === undefined) node.removeAttribute('href')
  else if (target.kind === 'outside' && target.page) {
    node.setAttribute('target', '_blank')
    node.setAttribute('rel', 'noopener noreferrer')
  }
})

const forbiddenTags = ['style', 'form', 'input', 'button', 'textarea', 'select', 'option', 'dialog']
const forbiddenAttributes = ['srcset', 'ping', 'name', 'id']

/** HTML of people without anything that runs, submits, frames or restyles the page, and without names that scripts look up. */
function sanitized(html: string): DocumentFragment {
  return purifier.sanitize(html, {
    USE_PROFILES: { html: true },
    FORBID_TAGS: forbiddenTags,
    FORBID_ATTR: forbiddenAttributes,
    ALLOW_DATA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  })
}

/** Nothing inside is drawn outside of the box, whatever way it found. */
const CONTAINED = { contain: 'content' } as const

/** The only place where HTML from outside becomes part of the page. It goes in as clean nodes, never as text that is parsed again. */
export function SafeHtml({ html, className }: { readonly html: string; readonly className?: string }) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => place.current?.replaceChildren(sanitized(html)), [html])
  return <div ref={place} className={className} style={CONTAINED} />
}
