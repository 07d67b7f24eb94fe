import DOMPurify from 'dompurify'
import { useLayoutEffect, useRef } from 'react'
import type { Client } from '../../model/client'
import { HTML_STYLES } from '../../model/html-styles'
import { useHostIfAny } from '../../source/host-context'
import { storedPathOf } from '../../source/stored-file'
import { safeTarget } from './safe-link'
import { borrowPicture } from './stored-picture'
import './safe-html.css'

const purifier = DOMPurify()

/** The styles of an element that an author may set; '' when none is left. */
function allowedStyles(style: CSSStyleDeclaration): string {
  return Object.entries(HTML_STYLES)
    .map(([name, values]) => ({ name, values, value: style.getPropertyValue(name).trim() }))
    .filter(({ value, values }) => value !== '' && values.some(allowed => allowed.test(value)))
    .map(({ name, value }) => `${name}: ${value}`)
    .join('; ')
}

purifier.addHook('afterSanitizeAttributes', node => {
  if (!(node instanceof HTMLElement) || !node.hasAttribute('style')) return
  const kept = allowedStyles(node.style)
  if (kept === '') node.removeAttribute('style')
  else node.setAttribute('style', kept)
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
const forbiddenAttributes = ['srcset', 'ping', 'name', 'id', 'class']

/** HTML of people without anything that runs, submits, frames or restyles the page, and without names that scripts or styles look up. */
function sanitized(html: string): DocumentFragment {
  return purifier.sanitize(html, {
    USE_PROFILES: { html: true },
    FORBID_TAGS: forbiddenTags,
    FORBID_ATTR: forbiddenAttributes,
    ALLOW_DATA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  })
}

/**
 * Stored pictures are read with the rights of the session, which an address alone does not have. Gives back what lets go of them. The
 * browser asks for nothing as long as the fragment is not part of the page.
 */
function withPictures(html: DocumentFragment, client: Client): () => void {
  const releases = [...html.querySelectorAll('img')].map(image => {
    const path = storedPathOf(client, image.getAttribute('src') ?? '')
    if (path === undefined) return () => undefined
    image.removeAttribute('src')
    image.setAttribute('aria-busy', 'true')
    const { picture, release } = borrowPicture(client, path)
    picture
      .then(
        address => image.setAttribute('src', address),
        // The browser shows the text that stands for the picture.
        () => image.classList.add('weft-rich-lost'),
      )
      .finally(() => image.removeAttribute('aria-busy'))
    return release
  })
  return () => {
    for (const release of releases) release()
  }
}

/** Nothing inside is drawn outside of the box, whatever way it found. */
const CONTAINED = { contain: 'content' } as const

/** The only place where HTML from outside becomes part of the page. It goes in as clean nodes, never as text that is parsed again. */
export function SafeHtml({ html, className }: { readonly html: string; readonly className?: string }) {
  const place = useRef<HTMLDivElement>(null)
  const client = useHostIfAny()?.client
  useLayoutEffect(() => {
    const clean = sanitized(html)
    const release = client && withPictures(clean, client)
    place.current?.replaceChildren(clean)
    return release
  }, [html, client])
  return <div ref={place} className={`weft-rich${className === undefined ? '' : ` ${className}`}`} style={CONTAINED} />
}
