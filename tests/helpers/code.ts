import { EditorView } from '@codemirror/view'
import { act, screen, waitFor } from '@testing-library/react'

// jsdom lays nothing out.
Range.prototype.getClientRects ??= () => [] as unknown as DOMRectList
Range.prototype.getBoundingClientRect ??= () => new DOMRect()

/** The editor of code of that name, when it is there. */
export async function findCode(name: string): Promise<EditorView> {
  const content = await screen.findByRole('textbox', { name })
  return await waitFor(() => {
    const view = EditorView.findFromDOM(content)
    if (view === null) throw new Error(`no editor of code named ${name}`)
    return view
  })
}

/** Puts a text in the place of the whole one, as a person does. */
export function typeCode(view: EditorView, text: string): void {
  act(() => view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: text }, userEvent: 'input' }))
}

export const codeOf = (view: EditorView): string => view.state.doc.toString()
