import { Fragment, type Node } from '@tiptap/pm/model'
import { type EditorState, Selection, type Transaction } from '@tiptap/pm/state'

const LINE_HEIGHT = '1.5'
const INDENT = '2em'
const OWN_LOOKS = new Set(['fontSize', 'letterSpacing', 'fontFamily'])
const BLANKS_BEFORE = /^[\s\u00a0\u3000]+/
const BLANKS_BEHIND = /[\s\u00a0\u3000]+$/

const isPicture = (node: Node) => node.type.name === 'image'

/** Text in the size, the font and the spacing of all. */
function plainLook(node: Node): Node {
  return node.isInline ? node.mark(node.marks.filter(mark => !OWN_LOOKS.has(mark.type.name))) : node
}

/** The content of a paragraph without the blanks and line ends around it. */
function trimmed(content: Fragment): readonly Node[] {
  const nodes: Node[] = []
  content.forEach(node => void nodes.push(plainLook(node)))
  trimEnd(
    nodes,
    BLANKS_BEFORE,
    () => nodes.shift(),
    () => nodes[0],
    node => void nodes.splice(0, 1, node),
  )
  trimEnd(
    nodes,
    BLANKS_BEHIND,
    () => nodes.pop(),
    () => nodes.at(-1),
    node => void nodes.splice(-1, 1, node),
  )
  return nodes
}

function trimEnd(nodes: readonly Node[], blanks: RegExp, drop: () => void, end: () => Node | undefined, put: (node: Node) => void): void {
  while (nodes.length > 0) {
    const node = end()
    if (node === undefined) return
    if (node.type.name === 'hardBreak') drop()
    else if (node.isText) {
      const text = (node.text ?? '').replace(blanks, '')
      if (text !== '') {
        if (text !== node.text) put(node.type.schema.text(text, node.marks))
        return
      }
      drop()
    } else return
  }
}

/** Where a paragraph stands: by itself, in a list or a quote, or in a cell of a table. */
type Place = 'text' | 'inner' | 'cell'

/** A paragraph or a heading as it is laid out; undefined when nothing stands in it. */
function textblock(node: Node, place: Place): Node | undefined {
  const content = trimmed(node.content)
  if (content.length === 0) return undefined
  return node.type.create({ ...node.attrs, ...standing(node, content, place) }, content)
}

function standing(node: Node, content: readonly Node[], place: Place): object {
  const { textAlign } = node.attrs as { readonly textAlign: string | null }
  if (place === 'cell') return { textIndent: null, paddingLeft: null }
  if (content.every(isPicture)) return { textAlign: 'center', textIndent: null, paddingLeft: null }
  if (node.type.name === 'heading') return { textIndent: null, lineHeight: null, paddingLeft: null }
  // A user who put a line in the middle or on the right, such as a date, meant it.
  const placed = textAlign === 'center' || textAlign === 'right'
  return {
    lineHeight: LINE_HEIGHT,
    paddingLeft: null,
    textAlign: placed ? textAlign : 'justify',
    textIndent: place === 'text' && !placed ? INDENT : null,
  }
}

function laidOut(content: Fragment, place: Place): Fragment {
  const blocks: Node[] = []
  content.forEach(node => {
    if (node.type.spec.code || node.isAtom) blocks.push(node)
    else if (node.isTextblock) {
      const block = textblock(node, place)
      if (block !== undefined) blocks.push(block)
    } else blocks.push(container(node, place))
  })
  return Fragment.from(blocks)
}

/** A list, a quote, a table, or a part of one; it keeps a paragraph where it must have one. */
function container(node: Node, place: Place): Node {
  const inner: Place = place === 'cell' || node.type.spec.tableRole !== undefined ? 'cell' : 'inner'
  const content = laidOut(node.content, inner)
  return node.type.validContent(content) ? node.copy(content) : node
}

/** 一键排版: empty paragraphs go, first lines are indented, sizes, spacings and line heights are the same all over, pictures stand in the middle. */
export function layOut(state: EditorState): Transaction {
  const { doc, tr, selection } = state
  const content = laidOut(doc.content, 'text')
  const next = content.childCount > 0 ? content : Fragment.from(doc.type.schema.nodes.paragraph?.create())
  if (doc.content.eq(next)) return tr
  tr.replaceWith(0, doc.content.size, next)
  return tr.setSelection(Selection.near(tr.doc.resolve(Math.min(selection.from, tr.doc.content.size))))
}
