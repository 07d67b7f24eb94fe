import { EditorSelection } from '@codemirror/state'
import type { EditorView } from '@codemirror/view'
import { texts } from './texts'

type Command = (view: EditorView) => void

/** Puts marks around what is selected, or takes them away where they are; a sample stands where nothing is. */
export const around =
  (before: string, behind = before, sample = texts.sample): Command =>
  view => {
    const change = view.state.changeByRange(range => {
      const { doc } = view.state
      const [from, to] = [range.from - before.length, range.to + behind.length]
      const marked = from >= 0 && doc.sliceString(from, range.from) === before && doc.sliceString(range.to, to) === behind
      if (marked) {
        const taken = [
          { from, to: range.from },
          { from: range.to, to },
        ]
        return { changes: taken, range: EditorSelection.range(from, range.to - before.length) }
      }
      const text = doc.sliceString(range.from, range.to) || sample
      const start = range.from + before.length
      return {
        changes: { from: range.from, to: range.to, insert: `${before}${text}${behind}` },
        range: EditorSelection.range(start, start + text.length),
      }
    })
    view.dispatch(change, { scrollIntoView: true })
    view.focus()
  }

/** Puts a mark before each selected line, or takes it away where all have it; `{n}` counts. */
export const lines =
  (mark: string): Command =>
  view => {
    const { doc, selection } = view.state
    const [first, last] = [doc.lineAt(selection.main.from).number, doc.lineAt(selection.main.to).number]
    const found = Array.from({ length: last - first + 1 }, (_, index) => ({ line: doc.line(first + index), mark: numbered(mark, index) }))
    const all = found.every(({ line, mark: each }) => line.text.startsWith(each))
    const changes = found.map(({ line, mark: each }) =>
      all ? { from: line.from, to: line.from + each.length } : { from: line.from, insert: each },
    )
    view.dispatch({ changes, scrollIntoView: true })
    view.focus()
  }

const numbered = (mark: string, index: number): string => mark.replace('{n}', String(index + 1))

/** Puts a part of its own behind the line of the caret. */
export const part =
  (text: () => string): Command =>
  view => {
    const { doc, selection } = view.state
    const line = doc.lineAt(selection.main.to)
    const insert = `${line.text.trim() === '' ? '' : '\n\n'}${text()}\n`
    const from = line.to
    view.dispatch({ changes: { from, insert }, selection: { anchor: from + insert.length }, scrollIntoView: true })
    view.focus()
  }

/** Puts a text where the caret is. */
export function insertText(view: EditorView, text: string): void {
  view.dispatch(view.state.replaceSelection(text), { scrollIntoView: true })
}

/** Puts a text in the place of one that stands there; nothing happens where that is gone. */
export function replaceText(view: EditorView, found: string, text: string): void {
  const from = view.state.doc.toString().indexOf(found)
  if (from >= 0) view.dispatch({ changes: { from, to: from + found.length, insert: text } })
}

/** A table to be filled in. */
export function emptyTable(): string {
  const heads = [1, 2, 3].map(texts.column)
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [row(heads), row(heads.map(() => '---')), row(heads.map(() => ' '))].join('\n')
}
