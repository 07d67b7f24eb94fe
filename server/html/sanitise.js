// Cleans HTML. The server imports it for short texts and runs it in a worker for long ones, whose task is `clean`.
import sanitize from 'sanitize-html'

const PICTURE = /^data:image\/(?:png|jpeg|gif|webp);base64,[a-z0-9+/=\s]+$/i

/** Thrown for elements that stand in each other deeper than the limit: what cleans them takes time by the square of the depth. */
class TooDeep extends Error {}

const isForeignPicture = (/** @type {string} */ src) => /^\s*data:/i.test(src) && !PICTURE.test(src)

function optionsOf(/** @type {{ depth: number, styles: { [property: string]: RegExp[] } }} */ { depth: deepest, styles }) {
  let depth = 0
  /** @type {sanitize.IOptions} */
  const options = {
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
    allowedStyles: { '*': styles },
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
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && isForeignPicture(attribs.src ?? ''),
    onOpenTag: () => {
      depth += 1
      if (depth > deepest) throw new TooDeep()
    },
    onCloseTag: () => {
      depth -= 1
    },
  }
  return options
}

/** @param {string} html @param {{ depth: number, styles: { [property: string]: RegExp[] } }} rules */
const sanitise = (html, rules) => sanitize(html, optionsOf(rules))

/** @param {{ html: string, rules: { depth: number, styles: { [property: string]: RegExp[] } } }} task */
export function clean({ html, rules }) {
  try {
    return { html: sanitise(html, rules) }
  } catch (error) {
    if (error instanceof TooDeep) return { problem: 'tooDeep' }
    throw error
  }
}
