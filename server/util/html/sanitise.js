// Cleans HTML. The server imports it for short texts and runs it in a worker for long ones, whose task is `clean`.
import sanitize from 'sanitize-html'
import { pictureSize } from '../picture-size.js'

const PICTURE = /^data:image\/(?:png|jpeg|gif|webp);base64,[a-z0-9+/=\s]+$/i

/** What `pictureSize` calls them. */
const TYPES = ['png', 'jpg', 'gif', 'webp']

/** Thrown for elements that stand in each other deeper than the limit: what cleans them takes time by the square of the depth. */
class TooDeep extends Error {}

/** Thrown for a picture within the text that takes much memory to be shown, however short it is. */
class TooManyPixels extends Error {}

/** Whether it is a picture within the text that is none, or none that its head tells the size of. */
function isForeignPicture(/** @type {string} */ src, /** @type {number} */ pixels) {
  if (!/^\s*data:/i.test(src)) return false
  if (!PICTURE.test(src)) return true
  try {
    const { type = '', width, height } = pictureSize(Buffer.from(src.slice(src.indexOf(',') + 1), 'base64'))
    if (!TYPES.includes(type)) return true
    if (width * height > pixels) throw new TooManyPixels()
    return false
  } catch (error) {
    if (error instanceof TooManyPixels) throw error
    return true
  }
}

function optionsOf(/** @type {import('./sanitise.js').CleaningRules} */ { depth: deepest, pixels, styles }) {
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
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && isForeignPicture(attribs.src ?? '', pixels),
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

/** @param {string} html @param {import('./sanitise.js').CleaningRules} rules */
const sanitise = (html, rules) => sanitize(html, optionsOf(rules))

/** @param {import('./sanitise.js').CleaningTask} task */
export function clean({ html, rules }) {
  try {
    return { html: sanitise(html, rules) }
  } catch (error) {
    if (error instanceof TooDeep) return { problem: 'tooDeep' }
    if (error instanceof TooManyPixels) return { problem: 'tooManyPixels' }
    throw error
  }
}
