import { RichText } from '../../renderer/cells/umeditor/rich/rich-text'
import { type FakeClient, fakeClient, type TestHost, testHost } from './client'

/** What ProseMirror asks of a browser for where things stand, and jsdom does not know. */
export function fillInPlaces(): void {
  const nowhere = { left: 0, right: 0, top: 0, bottom: 0, width: 0, height: 0, x: 0, y: 0, toJSON: () => ({}) }
  Range.prototype.getClientRects = () => [nowhere] as unknown as DOMRectList
  Range.prototype.getBoundingClientRect = () => nowhere
  Element.prototype.getClientRects = () => [nowhere] as unknown as DOMRectList
  document.elementFromPoint = () => null
}

export interface OpenedText {
  readonly rich: RichText
  readonly host: TestHost
  readonly changes: (string | null)[]
  readonly notified: string[]
  /** Selects the first place of these words, or puts the cursor before them. */
  readonly select: (words: string, cursor?: boolean) => void
  readonly html: () => string | null
}

/** Opens a text in an editor without any tools. */
export function openText(value: string | null, client: Partial<FakeClient> = {}): OpenedText {
  fillInPlaces()
  const host = testHost({ client: { ...fakeClient({}), fileUrl: path => `/f/${path}`, ...client } })
  const changes: (string | null)[] = []
  const notified: string[] = []
  const rich = new RichText({
    element: document.body.appendChild(document.createElement('div')),
    host,
    settings: { height: 300, biz: 'jeditor', action: '/sys/common/upload' },
    value,
    onChange: next => void changes.push(next),
    onPainter: what => void notified.push(what),
    onFind: () => void notified.push('find'),
  })
  const select = (words: string, cursor = false) => {
    const { doc } = rich.editor.state
    let from = -1
    doc.descendants((node, pos) => {
      const at = node.isTextblock ? node.textBetween(0, node.content.size, undefined, ' ').indexOf(words) : -1
      if (at >= 0 && from < 0) from = pos + 1 + at
    })
    if (from < 0) throw new Error(`no ${words} in the text`)
    rich.editor.commands.setTextSelection({ from, to: cursor ? from : from + words.length })
  }
  return { rich, host, changes, notified, select, html: () => changes.at(-1) ?? null }
}
