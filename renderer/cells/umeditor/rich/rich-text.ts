import { Editor, Extension } from '@tiptap/core'
import type { Host } from '../../../model/host'
import type { RichTextSettings } from '../definition'
import { asHtml } from '../html-text'
import { isEmptyDoc, prepared, storedHtml } from './content'
import { extensions } from './extensions'
import { dropFormat, isArmed } from './painter'
import { PictureUploads, uploadInline } from './uploads'

/** How long typing must rest before the text is written out: that takes longer than a key of a long one may. */
export const REST = 400

/** What is heard of a user who types. */
const TYPING = ['keydown', 'beforeinput', 'compositionend'] as const

export interface RichTextParts {
  readonly element: HTMLElement
  readonly host: Host
  readonly settings: RichTextSettings
  readonly value: string | null
  readonly onChange: (value: string | null) => void
  readonly onPainter: (what: 'done' | 'over') => void
  readonly onFind: () => void
}

/** Keys that other parts of the page wait for, and those that open the search. */
const keys = (onFind: () => void) =>
  Extension.create({
    name: 'keys',
    priority: 1000,
    addKeyboardShortcuts: () => ({
      // It saves the form around.
      'Mod-Enter': () => true,
      'Mod-f': () => {
        onFind()
        return true
      },
      'Mod-h': () => {
        onFind()
        return true
      },
    }),
  })

/** One text while it is written: the editor, and what it tells of it. */
export class RichText {
  readonly editor: Editor
  readonly uploads: PictureUploads
  /** Names and states of the text's box for those who listen. */
  private aria: { readonly [attribute: string]: string } = {}
  /** What came from outside, and how the editor would write it: to come back to it is no change. */
  private given: { readonly value: string | null; readonly html: string | null }
  /** What was told last, or came last. */
  private lastValue: string | null
  private timer: ReturnType<typeof setTimeout> | undefined
  /** True while a key is being heard: tools tell at once what they did. */
  private typing = false

  constructor(private readonly parts: RichTextParts) {
    const { element, host, settings, value, onPainter, onFind } = parts
    const { biz, action } = settings
    this.uploads = new PictureUploads(host, { biz, action, responseName: 'message', parts: { jeditor: '1' } })
    this.editor = new Editor({
      element,
      injectCSS: false,
      extensions: [keys(onFind), ...extensions({ client: host.client, uploads: this.uploads, onPainter })],
      content: prepared(asHtml(value ?? '')),
      editorProps: { attributes: () => ({ class: 'weft-rich weft-rich-text', ...this.aria }) },
      onUpdate: () => this.changed(),
      onTransaction: ({ transaction, editor }) => {
        if (transaction.getMeta('uiEvent') === 'paste') queueMicrotask(() => editor.isDestroyed || uploadInline(editor, this.uploads))
      },
    })
    this.lastValue = value
    this.given = { value, html: storedHtml(this.editor) }
    // Below the last line is the end of the text.
    element.addEventListener('click', event => event.target === element && this.editor.commands.focus('end'))
    for (const type of TYPING) this.editor.view.dom.addEventListener(type, this.onTyping, true)
    // Before the page asks whether there is anything to lose.
    window.addEventListener('beforeunload', this.flush, true)
  }

  setAria(aria: { readonly [attribute: string]: string }): void {
    this.aria = aria
    this.editor.view.updateState(this.editor.state)
  }

  /** A value from outside; what was told by the editor itself comes back and changes nothing. */
  take(value: string | null): void {
    if (value === this.lastValue) return
    clearTimeout(this.timer)
    this.editor.commands.setContent(prepared(asHtml(value ?? '')), { emitUpdate: false })
    this.lastValue = value
    this.given = { value, html: storedHtml(this.editor) }
  }

  /** Tells what was written since the last time. Not while an input method composes: it is told when that has ended. */
  flush = (): void => {
    if (!this.editor.isDestroyed && !this.editor.view.composing) this.notify()
  }

  /** Takes the brush away; true when there was one. */
  dropFormat(): boolean {
    const { state, view } = this.editor
    if (!isArmed(state)) return false
    view.dispatch(dropFormat(state))
    this.parts.onPainter('over')
    return true
  }

  destroy(): void {
    window.removeEventListener('beforeunload', this.flush, true)
    this.notify()
    this.editor.destroy()
  }

  private notify(): void {
    clearTimeout(this.timer)
    this.timer = undefined
    const html = storedHtml(this.editor)
    const value = html === this.given.html ? this.given.value : html
    if (value === this.lastValue) return
    this.lastValue = value
    this.parts.onChange(value)
  }

  private onTyping = (): void => {
    this.typing = true
    setTimeout(() => {
      this.typing = false
    })
    if (this.timer !== undefined) this.rest()
  }

  private rest(): void {
    clearTimeout(this.timer)
    this.timer = setTimeout(() => (this.editor.view.composing ? this.rest() : this.flush()), REST)
  }

  private changed(): void {
    const { state, view } = this.editor
    // Whether there is anything at all is known at once: rules ask for it.
    if (!view.composing && (!this.typing || isEmptyDoc(state.doc) !== (this.lastValue === null))) this.flush()
    else this.rest()
  }
}
