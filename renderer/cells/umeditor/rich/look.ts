import { Extension, Mark } from '@tiptap/core'
import { HTML_STYLES } from '../../../model/html-styles'

/** How a piece of text looks, by the name of its mark: each is a style of its own. */
const LOOKS = {
  color: 'color',
  background: 'background-color',
  fontSize: 'font-size',
  letterSpacing: 'letter-spacing',
  fontFamily: 'font-family',
} as const
export type Look = keyof typeof LOOKS

/** How a paragraph or a heading stands, by the name of its attribute. */
const STANDS = {
  textAlign: 'text-align',
  textIndent: 'text-indent',
  lineHeight: 'line-height',
  paddingLeft: 'padding-left',
} as const
export type Stand = keyof typeof STANDS
export const STAND_NAMES = Object.keys(STANDS) as readonly Stand[]

const isAllowed = (property: string, value: string) => HTML_STYLES[property]?.some(allowed => allowed.test(value)) ?? false

/** Browsers tell colours by their parts; people and palettes by six digits. What is neither stays. */
export function hexColour(value: string): string {
  const [, red, green, blue] = /^rgb\((\d{1,3}), ?(\d{1,3}), ?(\d{1,3})\)$/.exec(value) ?? []
  if (red === undefined || green === undefined || blue === undefined) return value
  return `#${[red, green, blue].map(part => Number(part).toString(16).padStart(2, '0')).join('')}`
}

/** The attributes of a mark by a style; false refuses the style. */
function lookOf(property: string, style: string): { value: string } | false {
  const value = hexColour(style.trim())
  return isAllowed(property, value) ? { value } : false
}

function lookMark(name: Look, attribute?: string) {
  const property = LOOKS[name]
  return Mark.create({
    name,
    addAttributes: () => ({ value: { default: null, renderHTML: ({ value }) => ({ style: `${property}: ${value}` }) } }),
    parseHTML: () => [
      { style: property, getAttrs: style => lookOf(property, style) },
      // As editors wrote it before there were styles.
      ...(attribute === undefined
        ? []
        : [
            {
              tag: `font[${attribute}]`,
              consuming: false,
              getAttrs: (font: HTMLElement) => lookOf(property, font.getAttribute(attribute) ?? ''),
            },
          ]),
    ],
    renderHTML: ({ HTMLAttributes }) => ['span', HTMLAttributes, 0],
  })
}

const raised = (name: string, tag: string, other: string, style: string) =>
  Mark.create({
    name,
    excludes: `${name} ${other}`,
    parseHTML: () => [{ tag }, { style: 'vertical-align', getAttrs: value => (value === style ? {} : false) }],
    renderHTML: () => [tag, 0],
  })

/** Marks of the looks, and of raised and lowered text. */
export const lookMarks = [
  lookMark('color', 'color'),
  lookMark('background'),
  lookMark('fontSize'),
  lookMark('letterSpacing'),
  lookMark('fontFamily', 'face'),
  raised('superscript', 'sup', 'subscript', 'super'),
  raised('subscript', 'sub', 'superscript', 'sub'),
]

/** Attributes of paragraphs and headings. */
export const blockStands = Extension.create({
  name: 'blockStands',
  addGlobalAttributes: () => [
    {
      types: ['paragraph', 'heading'],
      attributes: Object.fromEntries(
        STAND_NAMES.map(name => [
          name,
          {
            default: null,
            parseHTML: (element: HTMLElement) => standOf(element, STANDS[name]),
            renderHTML: (attributes: { readonly [name: string]: unknown }) =>
              attributes[name] === null ? {} : { style: `${STANDS[name]}: ${attributes[name]}` },
          },
        ]),
      ),
    },
  ],
})

function standOf(element: HTMLElement, property: string): string | null {
  const value = element.style.getPropertyValue(property).trim() || (property === 'text-align' ? (element.getAttribute('align') ?? '') : '')
  return isAllowed(property, value) && value !== 'start' && value !== 'left' ? value : null
}
