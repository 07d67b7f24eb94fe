import type { Editor } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import type { EditorState, Transaction } from '@tiptap/pm/state'
import type { Stand } from './look'

export interface PlacedNode {
  readonly node: Node
  readonly pos: number
}

/** The paragraphs and headings that a selection touches. */
export function touchedBlocks({ doc, selection }: Pick<EditorState, 'doc' | 'selection'>): readonly PlacedNode[] {
  const found = new Map<number, PlacedNode>()
  for (const { $from, $to } of selection.ranges) {
    doc.nodesBetween($from.pos, $to.pos, (node, pos) => {
      if (node.isTextblock && node.type.spec.code !== true) found.set(pos, { node, pos })
    })
  }
  return [...found.values()]
}

/** Changes attributes of the paragraphs and headings in reach; what each gets may hang on itself. */
export function setStand(editor: Editor, name: Stand, value: string | null | ((node: Node) => string | null)): void {
  editor
    .chain()
    .focus()
    .command(({ tr }) => {
      for (const { node, pos } of touchedBlocks(tr)) {
        tr.setNodeAttribute(pos, name, typeof value === 'function' ? value(node) : value)
      }
      return true
    })
    .run()
}

/** What all the paragraphs in reach have in common; undefined when they differ. */
export function commonStand(state: EditorState, name: Stand): string | null | undefined {
  const values = new Set(touchedBlocks(state).map(({ node }) => (node.attrs[name] ?? null) as string | null))
  const [first] = values
  return values.size > 1 ? undefined : (first ?? null)
}

/** Two characters, in the size that the paragraph begins with. */
export function firstLineIndent(node: Node): string {
  const marks = node.firstChild?.marks ?? []
  const of = (name: string) => Number(/^([\d.]+)px$/.exec(String(marks.find(mark => mark.type.name === name)?.attrs.value ?? ''))?.[1])
  const size = of('fontSize')
  return Number.isNaN(size) ? '2em' : `${2 * (size + (of('letterSpacing') || 0))}px`
}

/** Indents the first lines in reach, or takes that back where all are. */
export function toggleIndent(editor: Editor): void {
  const indented = touchedBlocks(editor.state).every(({ node }) => node.attrs.textIndent !== null)
  setStand(editor, 'textIndent', node => (indented ? null : firstLineIndent(node)))
}

/** Takes looks and stands away; what a text is, such as a heading, a list or a link, stays. */
export function clearFormat(editor: Editor): void {
  editor
    .chain()
    .focus()
    .command(({ tr, state }) => {
      const ranges = tr.selection.empty ? touchedBlocks(tr).map(({ node, pos }) => [pos, pos + node.nodeSize] as const) : []
      const reach = ranges.length > 0 ? ranges : tr.selection.ranges.map(({ $from, $to }) => [$from.pos, $to.pos] as const)
      for (const [from, to] of reach) {
        for (const type of Object.values(state.schema.marks)) if (type.name !== 'link') tr.removeMark(from, to, type)
      }
      clearStands(tr)
      tr.setStoredMarks([])
      return true
    })
    .run()
}

function clearStands(tr: Transaction): void {
  for (const { node, pos } of touchedBlocks(tr)) {
    tr.setNodeMarkup(pos, undefined, { ...node.attrs, textAlign: null, lineHeight: null, textIndent: null, paddingLeft: null })
  }
}
