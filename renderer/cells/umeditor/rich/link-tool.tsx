import { LinkOutlined } from '@ant-design/icons'
import { type Editor, getMarkRange } from '@tiptap/core'
import { type KeyboardEvent, useId, useState } from 'react'
import { texts as shared } from '../../../controls/base/texts'
import { safeTarget } from '../../../ui/html/safe-link'
import { isComposing } from '../../../ui/input/composing'
import { texts } from '../texts'
import { Popup } from './popup'

/** Makes a link of what is selected, or changes the one at the cursor. */
export function LinkTool({ editor }: { readonly editor: Editor }) {
  return (
    <Popup
      name="link"
      label={texts.link}
      icon={<LinkOutlined aria-hidden />}
      kind="dialog"
      pressed={editor.isActive('link')}
      disabled={editor.isActive('codeBlock')}
      onDone={() => editor.view.focus()}
    >
      {done => <LinkPanel editor={editor} onDone={done} />}
    </Popup>
  )
}

interface Draft {
  readonly address: string
  readonly text: string
}

/** What stands in the text: the link at the cursor, else what is selected. */
function draftOf(editor: Editor): Draft {
  const { state } = editor
  const { from, to } = rangeOf(editor)
  return { address: String(editor.getAttributes('link').href ?? ''), text: state.doc.textBetween(from, to, ' ') }
}

function rangeOf({ state }: Editor): { readonly from: number; readonly to: number } {
  const { selection, schema } = state
  const link = schema.marks.link
  return (link && selection.empty ? getMarkRange(selection.$from, link) : undefined) ?? selection
}

/** A mere name of a site is one of the web. */
const whole = (address: string) => (/^[\w-]+(?:\.[\w-]+)+(?:[/?#:]|$)/.test(address) ? `https://${address}` : address)

function setLink(editor: Editor, address: string, text: string): void {
  const range = rangeOf(editor)
  const before = editor.state.doc.textBetween(range.from, range.to, ' ')
  const chain = editor.chain().focus().setTextSelection(range)
  if (text === before) chain.setLink({ href: address }).run()
  else chain.insertContent({ type: 'text', text, marks: [{ type: 'link', attrs: { href: address } }] }).run()
}

function LinkPanel({ editor, onDone }: { readonly editor: Editor; readonly onDone: () => void }) {
  const [start] = useState(() => draftOf(editor))
  const [address, setAddress] = useState(start.address)
  const [text, setText] = useState(start.text)
  const [wrong, setWrong] = useState(false)
  const messageId = useId()
  const save = () => {
    const href = whole(address.trim())
    if (safeTarget(href) === undefined) {
      setWrong(true)
      return
    }
    onDone()
    setLink(editor, href, text.trim() === '' ? (start.text === '' ? address.trim() : start.text) : text)
  }
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || isComposing(event)) return
    event.preventDefault()
    save()
  }
  return (
    <div className="weft-rich-fields">
      <label className="weft-rich-label">
        {texts.linkAddress}
        <input
          type="url"
          value={address}
          onChange={event => {
            setAddress(event.target.value)
            setWrong(false)
          }}
          onKeyDown={press}
          {...(wrong ? { 'aria-invalid': true, 'aria-describedby': messageId } : {})}
        />
      </label>
      <label className="weft-rich-label">
        {texts.linkText}
        <input type="text" value={text} onChange={event => setText(event.target.value)} onKeyDown={press} />
      </label>
      {wrong && (
        <div role="alert" id={messageId} className="weft-rich-wrong">
          {texts.linkWrong}
        </div>
      )}
      <div className="weft-rich-row">
        {start.address !== '' && (
          <button
            type="button"
            className="weft-rich-button"
            onClick={() => {
              onDone()
              editor.chain().focus().extendMarkRange('link').unsetLink().run()
            }}
          >
            {texts.unlink}
          </button>
        )}
        <button type="button" className="weft-rich-button is-primary" onClick={save}>
          {shared.ok}
        </button>
      </div>
    </div>
  )
}
