import { Annotation, Compartment, EditorState, type Extension } from '@codemirror/state'
import { EditorView, placeholder } from '@codemirror/view'
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { useLatest } from '../../hooks/use-latest'
import { defined } from '../../model/defined'
import { pageNonce } from '../../ui/html/page-nonce'
import type { CodeEditorProps } from './code-editor'
import { codeBasics, codeGutters, codeLint } from './extensions'
import { grammarOf } from './grammars'
import { texts } from './texts'

/** A text that was put there, and not typed. */
const given = Annotation.define<boolean>()

const files = (data: DataTransfer | null): readonly File[] => [...(data?.files ?? [])]

/** The editor in its place, kept in step with what it is given. The ref holds it as long as it is there. */
export function useCodeView(
  place: RefObject<HTMLElement>,
  position: RefObject<HTMLElement>,
  props: CodeEditorProps,
): RefObject<EditorView | null> {
  const view = useRef<EditorView | null>(null)
  const latest = useLatest(props)
  /** What was emitted and has not come back yet: a text that is behind what is typed must not take its place. */
  const emitted = useRef<string[]>([])
  const parts = useRef({ language: new Compartment(), state: new Compartment(), lint: new Compartment(), lines: new Compartment() })
  const { value, language, problems, autoFocus = false } = props
  const { disabled = false, readOnly = false, invalid = false, lineNumbers = true, label, id, describedBy, placeholder: hint } = props

  useLayoutEffect(() => {
    if (place.current === null) return
    const { language: ofLanguage, state, lint, lines } = parts.current
    const made = new EditorView({
      parent: place.current,
      state: EditorState.create({
        doc: latest.current.value,
        extensions: [
          EditorView.cspNonce.of(pageNonce() ?? ''),
          codeBasics,
          listening(latest, emitted.current, position),
          ofLanguage.of([]),
          state.of([]),
          lint.of([]),
          lines.of([]),
        ],
      }),
    })
    view.current = made
    return () => {
      made.destroy()
      view.current = null
    }
  }, [place, position])

  useLayoutEffect(() => {
    const index = emitted.current.lastIndexOf(value)
    if (index >= 0) emitted.current.splice(0, index + 1)
    if (index < 0 && view.current !== null && view.current.state.doc.toString() !== value) replace(view.current, value)
  }, [value])

  useLayoutEffect(() => {
    const attributes = { label, id, describedBy, invalid }
    view.current?.dispatch({ effects: parts.current.state.reconfigure(standing(disabled, readOnly, attributes, hint)) })
  }, [disabled, readOnly, label, id, describedBy, invalid, hint])

  useLayoutEffect(() => {
    view.current?.dispatch({ effects: parts.current.lines.reconfigure(lineNumbers ? codeGutters : []) })
  }, [lineNumbers])

  useLayoutEffect(() => {
    view.current?.dispatch({ effects: parts.current.lint.reconfigure(problems === undefined ? [] : codeLint(problems)) })
  }, [problems])

  useEffect(() => {
    let current = true
    void grammarOf(language).then(grammar => {
      if (current) view.current?.dispatch({ effects: parts.current.language.reconfigure(grammar ?? []) })
    })
    return () => {
      current = false
    }
  }, [language])

  useEffect(() => {
    if (autoFocus) view.current?.focus()
  }, [autoFocus])
  return view
}

/** Puts another text in the place of the whole one. */
function replace(view: EditorView, text: string): void {
  view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: text }, annotations: given.of(true) })
}

/** Tells what is typed, where the caret is, and when it is left. */
function listening(latest: { readonly current: CodeEditorProps }, emitted: string[], position: RefObject<HTMLElement>): Extension {
  const take = (event: Event, data: DataTransfer | null, view: EditorView): boolean => {
    const { onFiles, disabled, readOnly } = latest.current
    const found = files(data)
    if (onFiles === undefined || found.length === 0 || disabled || readOnly) return false
    event.preventDefault()
    onFiles(found, view)
    return true
  }
  return [
    EditorView.updateListener.of(update => {
      if (update.docChanged && !update.transactions.some(each => each.annotation(given))) {
        const text = update.state.doc.toString()
        emitted.push(text)
        latest.current.onChange(text)
      }
      if ((update.selectionSet || update.docChanged) && position.current !== null) {
        const { head } = update.state.selection.main
        const line = update.state.doc.lineAt(head)
        position.current.textContent = texts.position(line.number, head - line.from + 1)
      }
    }),
    EditorView.domEventHandlers({
      blur: () => latest.current.onBlur?.(),
      paste: (event, view) => take(event, event.clipboardData, view),
      drop: (event, view) => {
        const at = view.posAtCoords({ x: event.clientX, y: event.clientY })
        if (at !== null && files(event.dataTransfer).length > 0) view.dispatch({ selection: { anchor: at } })
        return take(event, event.dataTransfer, view)
      },
    }),
  ]
}

interface Attributes extends Pick<CodeEditorProps, 'label' | 'id' | 'describedBy' | 'invalid'> {}

/** How it stands: what may be done with it, and what those hear who do not see it. */
function standing(disabled: boolean, readOnly: boolean, attributes: Attributes, hint: string | undefined): Extension {
  const { label, id, describedBy, invalid } = attributes
  return [
    EditorState.readOnly.of(disabled || readOnly),
    EditorView.editable.of(!disabled),
    EditorView.contentAttributes.of({
      'aria-label': label,
      ...defined({ id, 'aria-describedby': describedBy }),
      ...(invalid === true ? { 'aria-invalid': 'true' } : {}),
      ...(readOnly ? { 'aria-readonly': 'true' } : {}),
      ...(disabled ? { 'aria-disabled': 'true' } : {}),
    }),
    ...(hint === undefined ? [] : [placeholder(hint)]),
  ]
}
