import { Extension } from '@tiptap/core'
import type { Mark, NodeType } from '@tiptap/pm/model'
import { type EditorState, Plugin, PluginKey, type Transaction } from '@tiptap/pm/state'
import { type PlacedNode, touchedBlocks } from './block'

/** What the brush took up at the cursor. */
interface Format {
  readonly marks: readonly Mark[]
  readonly block: NodeType
  readonly attrs: { readonly [name: string]: unknown }
}

type Event = { readonly arm: Format } | 'rest'

const key = new PluginKey<Format | null>('painter')

/** True: the next click or selection gets the format that was taken up. */
export const isArmed = (state: EditorState): boolean => key.getState(state) != null

/** Formats of a text; a link is none, it is what the text is. */
const isFormat = (mark: Mark) => mark.type.name !== 'link'

function formatAt({ selection, storedMarks, doc }: EditorState): Format {
  const { $from, empty } = selection
  const marks = empty ? (storedMarks ?? $from.marks()) : (doc.nodeAt(selection.from)?.marks ?? $from.marks())
  const block = $from.parent
  return { marks: marks.filter(isFormat), block: block.type, attrs: block.attrs }
}

/** Takes up the format at the cursor, or drops the one that was taken up. */
export function togglePainter(state: EditorState): Transaction {
  return isArmed(state) ? dropFormat(state) : state.tr.setMeta(key, { arm: formatAt(state) } satisfies Event)
}

export const dropFormat = (state: EditorState): Transaction => state.tr.setMeta(key, 'rest' satisfies Event)

const words = new Intl.Segmenter('zh', { granularity: 'word' })

/** The word around the cursor; undefined beside words. */
function wordAt(state: EditorState): readonly [from: number, to: number] | undefined {
  const { $from } = state.selection
  const text = $from.parent.textBetween(0, $from.parent.content.size, undefined, '\ufffc')
  const at = $from.parentOffset
  const start = $from.start()
  for (const { index, segment, isWordLike } of words.segment(text)) {
    if (isWordLike && at >= index && at <= index + segment.length) return [start + index, start + index + segment.length]
  }
  return undefined
}

/** Gives the format to what is selected, or to the word at the cursor, and rests. */
export function applyFormat(state: EditorState): Transaction {
  const format = key.getState(state)
  const tr = dropFormat(state)
  if (format == null) return tr
  const { selection } = state
  const word = selection.empty ? wordAt(state) : undefined
  const ranges = selection.empty
    ? word === undefined
      ? []
      : [word]
    : selection.ranges.map(({ $from, $to }) => [$from.pos, $to.pos] as const)
  for (const [from, to] of ranges) {
    for (const type of Object.values(state.schema.marks)) if (type.name !== 'link') tr.removeMark(from, to, type)
    for (const mark of format.marks) tr.addMark(from, to, mark)
  }
  if (ranges.length === 0) tr.setStoredMarks(format.marks)
  for (const { node, pos } of touchedBlocks(state)) if (isWhole({ node, pos }, ranges)) paintBlock(tr, pos, node, format)
  return tr.scrollIntoView()
}

/** Whether all of a paragraph is painted: its own format goes with it then. */
const isWhole = ({ node, pos }: PlacedNode, ranges: readonly (readonly [number, number])[]) =>
  ranges.some(([from, to]) => from <= pos + 1 && to >= pos + 1 + node.content.size)

function paintBlock(tr: Transaction, pos: number, node: PlacedNode['node'], { block, attrs }: Format): void {
  // Paragraphs become headings and the other way; code stays code.
  if (!block.isTextblock || block.spec.code || !block.compatibleContent(node.type)) return
  const { parent, index } = { parent: tr.doc.resolve(pos).parent, index: tr.doc.resolve(pos).index() }
  if (parent.canReplaceWith(index, index + 1, block)) tr.setNodeMarkup(pos, block, attrs)
}

/** The format painter: idle, or armed with a format. */
export const painter = Extension.create<{ readonly notify: (what: 'done' | 'over') => void }>({
  name: 'painter',
  addOptions: () => ({ notify: () => undefined }),
  addProseMirrorPlugins() {
    const { notify } = this.options
    return [
      new Plugin<Format | null>({
        key,
        state: {
          init: () => null,
          apply: (tr, format) => {
            const event = tr.getMeta(key) as Event | undefined
            if (event === undefined) return format
            return event === 'rest' ? null : event.arm
          },
        },
        props: {
          attributes: (state): { [name: string]: string } => (isArmed(state) ? { class: 'is-painting' } : {}),
          handleKeyDown: (view, event) => {
            if (!isArmed(view.state) || (event.key !== 'Escape' && event.key !== 'Enter')) return false
            event.stopPropagation()
            view.dispatch(event.key === 'Enter' ? applyFormat(view.state) : dropFormat(view.state))
            notify(event.key === 'Enter' ? 'done' : 'over')
            return true
          },
          handleDOMEvents: {
            mouseup: view => {
              if (!isArmed(view.state)) return false
              // The browser tells where the cursor went after the button is up.
              setTimeout(() => {
                if (view.isDestroyed || !isArmed(view.state)) return
                view.dispatch(applyFormat(view.state))
                notify('done')
              })
              return false
            },
          },
        },
      }),
    ]
  },
})
