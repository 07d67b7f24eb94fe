import { Extension } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { type EditorState, Plugin, PluginKey, TextSelection, type Transaction } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'

export interface FindWish {
  readonly text: string
  readonly matchCase: boolean
  readonly wholeWord: boolean
}

interface Match {
  readonly from: number
  readonly to: number
}

interface FindState {
  readonly wish: FindWish
  readonly matches: readonly Match[]
  /** Index of the one that is shown; -1: none. */
  readonly at: number
}

interface MarkedState extends FindState {
  readonly marks: DecorationSet | null
}

type Event = FindState | { readonly at: number }

const key = new PluginKey<MarkedState>('find')
const nothing: MarkedState = { wish: { text: '', matchCase: false, wholeWord: false }, matches: [], at: -1, marks: null }

/** Letters and digits that words are made of; Chinese has no words that blanks part. */
const WORD = /[\p{L}\p{N}_]/u
const HAN = /\p{Script=Han}/u
const isOfWord = (character: string) => WORD.test(character) && !HAN.test(character)

function matchesIn(text: string, { text: wanted, matchCase, wholeWord }: FindWish): readonly Match[] {
  const pattern = new RegExp(wanted.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&'), matchCase ? 'gu' : 'giu')
  const found: Match[] = []
  for (const { index, 0: match } of text.matchAll(pattern)) {
    const to = index + match.length
    const cut = (inside: string, outside: string) => isOfWord(inside) && isOfWord(outside)
    if (wholeWord && (cut(match.charAt(0), text.charAt(index - 1)) || cut(match.charAt(match.length - 1), text.charAt(to)))) continue
    found.push({ from: index, to })
  }
  return found
}

/** Where the text stands, within paragraphs and whatever its parts look like. */
export function findAll(doc: Node, wish: FindWish): readonly Match[] {
  if (wish.text === '') return []
  const found: Match[] = []
  doc.descendants((node, pos) => {
    if (!node.isTextblock) return true
    const text = node.textBetween(0, node.content.size, undefined, '\ufffc')
    for (const { from, to } of matchesIn(text, wish)) found.push({ from: pos + 1 + from, to: pos + 1 + to })
    return false
  })
  return found
}

/** What was found last, and which of it is shown. */
export const foundIn = (state: EditorState): FindState => key.getState(state) ?? nothing

function stateAfter(tr: Transaction, before: MarkedState): MarkedState {
  const event = tr.getMeta(key) as Event | undefined
  if (event !== undefined && 'wish' in event) return marked(tr.doc, event)
  if (tr.docChanged && before.wish.text !== '') {
    const matches = findAll(tr.doc, before.wish)
    return marked(tr.doc, { ...before, matches, at: Math.min(event?.at ?? before.at, matches.length - 1) })
  }
  return event === undefined ? before : marked(tr.doc, { ...before, at: event.at })
}

function marked(doc: Node, found: FindState): MarkedState {
  const { matches, at } = found
  const classes = (index: number) => ({ class: index === at ? 'weft-found is-shown' : 'weft-found' })
  const marks = matches.map(({ from, to }, index) => Decoration.inline(from, to, classes(index)))
  return { ...found, marks: marks.length === 0 ? null : DecorationSet.create(doc, marks) }
}

/** Looks for a text from the cursor on; an empty one ends the search. */
export function search(state: EditorState, wish: FindWish): Transaction {
  const matches = findAll(state.doc, wish)
  const next = matches.findIndex(({ from }) => from >= state.selection.from)
  const at = matches.length === 0 ? -1 : Math.max(0, next)
  const tr = state.tr.setMeta(key, { wish, matches, at } satisfies Event)
  return select(tr, matches[at])
}

function select(tr: Transaction, match: Match | undefined): Transaction {
  return match === undefined ? tr : tr.setSelection(TextSelection.create(tr.doc, match.from, match.to)).scrollIntoView()
}

/** Goes to the next match, or to the one before, around the ends. */
export function step(state: EditorState, by: 1 | -1): Transaction {
  const { matches, at } = foundIn(state)
  if (matches.length === 0) return state.tr
  return goTo(state.tr, matches, (at + by + matches.length) % matches.length)
}

const goTo = (tr: Transaction, matches: readonly Match[], at: number): Transaction =>
  select(tr.setMeta(key, { at } satisfies Event), matches[at])

function put(tr: Transaction, { from, to }: Match, text: string): void {
  if (text === '') tr.delete(from, to)
  else tr.insertText(text, from, to)
}

/** Replaces the match that is shown; the one behind it is shown then. */
export function replaceOne(state: EditorState, text: string): Transaction {
  const { matches, at } = foundIn(state)
  const match = matches[at]
  const { tr } = state
  if (match === undefined) return tr
  put(tr, match, text)
  const behind = findAll(tr.doc, foundIn(state).wish)
  const next = behind.findIndex(({ from }) => from >= match.from + text.length)
  return behind.length === 0 ? tr : goTo(tr, behind, Math.max(0, next))
}

/** Replaces every match, as one step that can be undone. */
export function replaceEvery(state: EditorState, text: string): Transaction {
  const { tr } = state
  for (const match of [...foundIn(state).matches].reverse()) put(tr, match, text)
  return tr
}

/** Find and replace: what is looked for, where it stands, and its highlights. */
export const finder = Extension.create({
  name: 'finder',
  addProseMirrorPlugins: () => [
    new Plugin<MarkedState>({
      key,
      state: { init: () => nothing, apply: stateAfter },
      props: { decorations: state => key.getState(state)?.marks },
    }),
  ],
})
