import sanitize from 'sanitize-html'
import { HTML_STYLES } from '../renderer/core'

const PICTURE = /^data:image\/(?:png|jpeg|gif|webp);base64,[a-z0-9+/=\s]+$/i

const options: sanitize.IOptions = {
  allowedTags: [...sanitize.defaults.allowedTags, 'img', 'del', 'ins', 'font'],
  allowedAttributes: {
    '*': ['style', 'align', 'title', 'dir', 'lang'],
    a: ['href', 'target', 'rel'],
    img: ['src', 'alt', 'width', 'height'],
    font: ['color', 'size', 'face'],
    ol: ['start', 'type'],
    col: ['span', 'width'],
    td: ['colspan', 'rowspan', 'width'],
    th: ['colspan', 'rowspan', 'width', 'scope'],
    table: ['border', 'cellpadding', 'cellspacing', 'width'],
  },
  allowedStyles: { '*': HTML_STYLES as { [property: string]: RegExp[] } },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['http', 'https', 'data'] },
  allowProtocolRelative: false,
  selfClosing: [...sanitize.defaults.selfClosing, 'col'],
  transformTags: {
    a: (tagName, attribs) => ({
      tagName,
      attribs: attribs.target ? { ...attribs, target: '_blank', rel: 'noopener noreferrer' } : attribs,
    }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && (attribs.src ?? '').startsWith('data:') && !PICTURE.test(attribs.src ?? ''),
}

/** HTML of people as it may be stored: without anything that runs, submits, frames, or restyles the page. The page cleans it once more. */
export const cleanHtml = (html: string): string => sanitize(html, options)
