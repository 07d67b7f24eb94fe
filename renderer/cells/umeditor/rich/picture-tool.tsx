import { ColumnWidthOutlined, PictureOutlined } from '@ant-design/icons'
import type { Editor } from '@tiptap/core'
import { NodeSelection } from '@tiptap/pm/state'
import { type ChangeEvent, useRef } from 'react'
import { isComposing } from '../../../ui/input/composing'
import { texts } from '../texts'
import { Entries, Popup } from './popup'
import { ToolButton } from './roving'
import type { PictureUploads } from './uploads'

const WIDTHS = ['25%', '50%', '75%', '100%']

/** Takes pictures from the disk. */
export function PictureTool({ editor, uploads }: { readonly editor: Editor; readonly uploads: PictureUploads }) {
  const input = useRef<HTMLInputElement>(null)
  const chosen = (event: ChangeEvent<HTMLInputElement>) => {
    uploads.add([...(event.target.files ?? [])], editor.state.selection.from)
    // The same file can be chosen again.
    event.target.value = ''
    editor.view.focus()
  }
  return (
    <>
      <input ref={input} type="file" hidden multiple accept="image/*" aria-label={texts.pictureUpload} onChange={chosen} />
      <ToolButton
        name="picture"
        label={texts.picture}
        icon={<PictureOutlined aria-hidden />}
        disabled={editor.isActive('codeBlock')}
        onPress={() => input.current?.click()}
      />
    </>
  )
}

/** The width of the picture that is selected, and the text that stands for it; nothing while none is. */
export function PictureSizeTool({ editor }: { readonly editor: Editor }) {
  const { selection } = editor.state
  if (!(selection instanceof NodeSelection) || selection.node.type.name !== 'image') return null
  const { width, alt } = selection.node.attrs as { readonly width: string | null; readonly alt: string | null }
  const set = (attributes: { readonly [name: string]: string | null }) =>
    editor.commands.command(({ tr }) => {
      for (const [name, value] of Object.entries(attributes)) tr.setNodeAttribute(selection.from, name, value)
      return true
    })
  return (
    <>
      <Popup
        name="pictureSize"
        label={texts.pictureWidth}
        icon={<ColumnWidthOutlined aria-hidden />}
        kind="menu"
        onDone={() => editor.view.focus()}
      >
        {done => (
          <Entries
            done={done}
            entries={[null, ...WIDTHS].map(each => ({
              key: each ?? 'own',
              text: each ?? texts.pictureOwn,
              checked: width === each,
              run: () => set({ width: each, height: null }),
            }))}
          />
        )}
      </Popup>
      <Popup name="pictureText" label={texts.pictureText} text="ALT" kind="dialog" onDone={() => editor.view.focus()}>
        {done => (
          <label className="weft-rich-label">
            {texts.pictureText}
            <input
              type="text"
              defaultValue={alt ?? ''}
              onKeyDown={event => {
                if (event.key !== 'Enter' || isComposing(event)) return
                event.preventDefault()
                set({ alt: event.currentTarget.value })
                done()
              }}
              onBlur={event => event.target.value !== (alt ?? '') && set({ alt: event.target.value })}
            />
          </label>
        )}
      </Popup>
    </>
  )
}
