import { type Editor, Extension } from '@tiptap/core'
import { type EditorState, Plugin, PluginKey, type Transaction } from '@tiptap/pm/state'
import { Decoration, DecorationSet, type EditorView } from '@tiptap/pm/view'
import { texts as uploadTexts } from '../../../controls/upload/texts'
import { reasonOf, type UploadTarget, uploadFailure, uploadFile } from '../../../controls/upload/upload-file'
import type { Host } from '../../../model/host'
import { texts } from '../texts'
import { isOnePicture } from './paste'

const key = new PluginKey<DecorationSet>('uploads')
type Event = { readonly add: { readonly pos: number; readonly upload: Upload } } | { readonly remove: Upload }

/** A picture on its way: what stands in its place until it is there, or after it was refused. */
class Upload {
  readonly dom = document.createElement('span')
  private abort = new AbortController()
  status: 'coming' | 'refused' = 'coming'

  constructor(
    readonly file: File,
    private readonly parts: PictureUploads,
  ) {
    this.dom.className = 'weft-rich-upload'
    this.dom.contentEditable = 'false'
    this.dom.setAttribute('role', 'status')
  }

  async start(): Promise<void> {
    const { host, target } = this.parts
    this.abort = new AbortController()
    this.status = 'coming'
    this.say(uploadTexts.uploading(0))
    let percent = 0
    const onProgress = (share: number) => {
      percent = Math.floor(Math.min(1, Math.max(0, share)) * 100)
      this.say(uploadTexts.uploading(percent))
    }
    const onWaiting = (waiting: boolean) => this.say((waiting ? uploadTexts.waiting : uploadTexts.uploading)(percent))
    try {
      const path = await uploadFile(host, this.file, target, this.abort.signal, { onProgress, onWaiting })
      if (!this.abort.signal.aborted) this.parts.arrived(this, await this.addressOf(path))
    } catch (error) {
      if (!this.abort.signal.aborted) this.refused(error)
    }
  }

  stop(): void {
    this.abort.abort()
  }

  /** Servers that keep no pictures say so: the text holds the picture itself. */
  private async addressOf(path: string): Promise<string> {
    if (path !== 'local') return this.parts.host.client.fileUrl(path.split(',')[0] ?? path)
    return dataAddress(this.file)
  }

  private say(text: string): void {
    this.dom.replaceChildren(`${this.file.name} ${text}`)
  }

  private refused(error: unknown): void {
    this.status = 'refused'
    const message = reasonOf(error) || uploadTexts.unknown
    this.parts.host.notify.error(uploadFailure(this.file, error))
    this.say(uploadTexts.failed)
    this.dom.title = uploadTexts.reason(message)
    this.dom.classList.add('is-refused')
    const again = button(texts.pictureRetry, () => {
      this.dom.classList.remove('is-refused')
      this.dom.removeAttribute('title')
      void this.start()
    })
    this.dom.append(
      ' ',
      again,
      ' ',
      button(uploadTexts.remove(this.file.name), () => this.parts.remove(this), '×'),
    )
  }
}

function button(label: string, press: () => void, sign = label): HTMLElement {
  const made = document.createElement('button')
  made.type = 'button'
  made.textContent = sign
  made.setAttribute('aria-label', label)
  made.addEventListener('click', press)
  return made
}

const dataAddress = (file: File) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(new Error(uploadTexts.unknown))
    reader.readAsDataURL(file)
  })

/** The uploads of one text. */
export class PictureUploads {
  private readonly uploads = new Set<Upload>()
  private view: EditorView | undefined

  constructor(
    readonly host: Host,
    readonly target: UploadTarget,
  ) {}

  /** True while some picture is neither there nor refused. */
  get areComing(): boolean {
    return [...this.uploads].some(({ status }) => status === 'coming')
  }

  attach(view: EditorView): void {
    this.view = view
  }

  stop(): void {
    for (const upload of this.uploads) upload.stop()
    this.uploads.clear()
    this.view = undefined
  }

  /** Uploads pictures to a place in the text; what is none is refused. */
  add(files: Iterable<File>, pos: number): void {
    for (const file of files) {
      if (!file.type.startsWith('image/')) {
        this.host.notify.warning(uploadTexts.notAnImage)
        continue
      }
      const upload = new Upload(file, this)
      this.uploads.add(upload)
      this.dispatch(tr => tr.setMeta(key, { add: { pos, upload } } satisfies Event))
      void upload.start()
    }
  }

  remove(upload: Upload): void {
    upload.stop()
    this.uploads.delete(upload)
    this.dispatch(tr => tr.setMeta(key, { remove: upload } satisfies Event))
    this.view?.focus()
  }

  arrived(upload: Upload, src: string): void {
    this.uploads.delete(upload)
    this.dispatch((tr, state) => {
      const pos = placeOf(state, upload)
      tr.setMeta(key, { remove: upload } satisfies Event)
      const node = state.schema.nodes.image?.create({ src, alt: upload.file.name.replace(/\.[^.]*$/, '') })
      return pos === undefined || node === undefined ? tr : tr.insert(pos, node)
    })
  }

  private dispatch(change: (tr: Transaction, state: EditorState) => Transaction): void {
    const { view } = this
    if (view !== undefined && !view.isDestroyed) view.dispatch(change(view.state.tr, view.state))
  }
}

const placeOf = (state: EditorState, upload: Upload) =>
  key.getState(state)?.find(undefined, undefined, spec => spec.upload === upload)[0]?.from

function apply(tr: Transaction, before: DecorationSet): DecorationSet {
  const places = before.map(tr.mapping, tr.doc)
  const event = tr.getMeta(key) as Event | undefined
  if (event === undefined) return places
  if ('remove' in event) return places.remove(places.find(undefined, undefined, spec => spec.upload === event.remove))
  const { pos, upload } = event.add
  return places.add(tr.doc, [Decoration.widget(pos, upload.dom, { upload, side: -1, stopEvent: () => true, ignoreSelection: true })])
}

const DATA_ADDRESS = /^data:(image\/[a-z]+);base64,(.+)$/i

/** The pictures that pasted HTML holds as text are uploaded too: a text of megabytes slows every page that shows it. */
export function uploadInline(editor: Editor, uploads: PictureUploads): void {
  const found: { readonly pos: number; readonly file: File }[] = []
  editor.state.doc.descendants((node, pos) => {
    const file = node.type.name === 'image' ? fileOf(String(node.attrs.src)) : undefined
    if (file !== undefined) found.push({ pos, file })
  })
  for (const { pos, file } of found.reverse()) {
    editor.view.dispatch(editor.state.tr.delete(pos, pos + 1))
    uploads.add([file], pos)
  }
}

function fileOf(address: string): File | undefined {
  const [, type, data] = DATA_ADDRESS.exec(address) ?? []
  if (type === undefined || data === undefined) return undefined
  try {
    const bytes = Uint8Array.from(atob(data), character => character.charCodeAt(0))
    return new File([bytes], `image.${type.slice(6).replace('jpeg', 'jpg')}`, { type })
  } catch {
    return undefined
  }
}

/** Pictures that are pasted or dropped. */
export const pictureUploads = (uploads: PictureUploads) =>
  Extension.create({
    name: 'pictureUploads',
    addProseMirrorPlugins: () => [
      new Plugin<DecorationSet>({
        key,
        state: { init: () => DecorationSet.empty, apply },
        view: view => {
          uploads.attach(view)
          return { destroy: () => uploads.stop() }
        },
        props: {
          decorations: state => key.getState(state),
          handlePaste: (view, event) => {
            const files = [...(event.clipboardData?.files ?? [])]
            const html = event.clipboardData?.getData('text/html') ?? ''
            // Word and Excel send a picture of the text along.
            if (files.length === 0 || (html !== '' && !isOnePicture(html))) return false
            uploads.add(files, view.state.selection.from)
            return true
          },
          handleDrop: (view, event, _slice, moved) => {
            const files = [...(event.dataTransfer?.files ?? [])]
            if (moved || files.length === 0) return false
            event.preventDefault()
            uploads.add(files, view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos ?? view.state.selection.from)
            return true
          },
        },
      }),
    ],
  })
