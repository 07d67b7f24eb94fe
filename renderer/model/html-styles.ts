const NUMBER = String.raw`\d{1,4}(?:\.\d{1,4})?`
const LENGTH = [new RegExp(`^-?${NUMBER}(?:px|em|rem|pt|%)?$`)]
const COLOUR = [/^#[0-9a-f]{3,8}$/i, /^(?:rgb|hsl)a?\([\d\s,./%deg]{1,50}\)$/i, /^[a-z]{3,30}$/i]

/**
 * What an author may set on a piece of text, and the values that it may have: what the editor of rich text writes, and what those of the
 * family wrote. Nothing among it leaves its place, covers the page or loads anything. The browser and the server go by it alike.
 */
export const HTML_STYLES: { readonly [property: string]: readonly RegExp[] } = {
  color: COLOUR,
  'background-color': COLOUR,
  'font-size': LENGTH,
  'font-weight': [/^(?:bold|normal|\d{3})$/],
  'font-style': [/^(?:italic|normal)$/],
  'font-family': [/^[\p{L}\d\s,"'-]{1,200}$/u],
  'text-align': [/^(?:left|right|center|justify|start|end)$/],
  'text-decoration': [/^(?:(?:underline|line-through|none)(?: |$)){1,2}$/],
  'text-indent': LENGTH,
  'line-height': LENGTH,
  'letter-spacing': LENGTH,
  'padding-left': LENGTH,
  width: LENGTH,
  'min-width': LENGTH,
  height: LENGTH,
  'vertical-align': [/^(?:top|middle|bottom|baseline|sub|super)$/],
  'border-collapse': [/^(?:collapse|separate)$/],
}
