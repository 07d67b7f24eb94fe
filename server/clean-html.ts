import sanitize from 'sanitize-html'

const LENGTH = [/^-?\d{1,4}(?:\.\d{1,3})?(?:px|em|rem|pt|%)?$/]
const COLOUR = [/^#[0-9a-f]{3,8}$/i, /^rgba?\([\d\s,.%]{1,40}\)$/i, /^[a-z]{3,30}$/i]

/** What an author may set on a piece of text; nothing that leaves its place or covers the page. */
const STYLES = {
  color: COLOUR,
  'background-color': COLOUR,
  'font-size': LENGTH,
  'font-weight': [/^(?:bold|normal|\d{3})$/],
  'font-style': [/^(?:italic|normal)$/],
  'font-family': [/^[\p{L}\d\s,"'-]{1,200}$/u],
  'text-align': [/^(?:left|right|center|justify)$/],
  'text-decoration': [/^(?:underline|line-through|none)$/],
  'text-indent': LENGTH,
  'line-height': LENGTH,
  'letter-spacing': LENGTH,
  'padding-left': LENGTH,
  width: LENGTH,
  height: LENGTH,
  'vertical-align': [/^(?:top|middle|bottom|baseline)$/],
}

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
  allowedStyles: { '*': STYLES },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['http', 'https', 'data'] },
  allowProtocolRelative: false,
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
