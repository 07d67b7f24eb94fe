import { autocompletion, closeBrackets, closeBracketsKeymap, completionKeymap } from '@codemirror/autocomplete'
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands'
import { bracketMatching, codeFolding, foldGutter, foldKeymap, indentOnInput, indentUnit, syntaxHighlighting } from '@codemirror/language'
import { type Diagnostic, linter, lintGutter, lintKeymap } from '@codemirror/lint'
import { highlightSelectionMatches, search, searchKeymap } from '@codemirror/search'
import { EditorState, type Extension } from '@codemirror/state'
import { drawSelection, dropCursor, EditorView, highlightActiveLine, keymap, lineNumbers, tooltips } from '@codemirror/view'
import { classHighlighter } from '@lezer/highlight'
import { texts } from './texts'

/** Blanks of a step of indentation. */
const TAB_SIZE = 2

/** How long typing must rest before a text is judged, in milliseconds. */
const LINT_REST = 300

/** What is wrong in a text: characters from one offset to another. */
export interface CodeProblem {
  readonly from: number
  readonly to: number
  readonly message: string
}

/** Ctrl+Enter saves the form around it. */
const keys = defaultKeymap.filter(({ key }) => key !== 'Mod-Enter')

/** What every editor of code is made of. */
export const codeBasics: Extension = [
  EditorState.phrases.of(texts.phrases),
  EditorState.tabSize.of(TAB_SIZE),
  indentUnit.of(' '.repeat(TAB_SIZE)),
  history(),
  drawSelection(),
  dropCursor(),
  indentOnInput(),
  bracketMatching(),
  closeBrackets(),
  autocompletion(),
  highlightActiveLine(),
  highlightSelectionMatches(),
  search({ top: true }),
  syntaxHighlighting(classHighlighter),
  EditorView.lineWrapping,
  // Over the edges of the editor, and of the window it stands in.
  tooltips({ parent: document.body }),
  keymap.of([...closeBracketsKeymap, ...keys, ...searchKeymap, ...historyKeymap, ...foldKeymap, ...completionKeymap, ...lintKeymap]),
  // Escape, then Tab goes on to what follows: the view sees to that.
  keymap.of([indentWithTab]),
]

/** Numbers of lines, and marks to fold what belongs together. */
export const codeGutters: Extension = [lineNumbers(), codeFolding(), foldGutter()]

/** Marks what is wrong while it is typed. */
export function codeLint(problems: (text: string) => readonly CodeProblem[]): Extension {
  const judge = (view: EditorView): readonly Diagnostic[] => {
    const { doc } = view.state
    const within = (offset: number) => Math.min(offset, doc.length)
    return problems(doc.toString()).map(({ from, to, message }) => ({
      from: within(from),
      to: within(to),
      severity: 'error',
      message: problemText(doc.toString(), from, message),
    }))
  }
  return [linter(judge, { delay: LINT_REST }), lintGutter()]
}

/** A message with line and column of an offset. */
export function problemText(text: string, offset: number, message: string): string {
  const before = text.slice(0, offset)
  return texts.problem(before.split('\n').length, offset - before.lastIndexOf('\n'), message)
}
