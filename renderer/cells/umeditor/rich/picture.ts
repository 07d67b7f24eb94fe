import { Node } from '@tiptap/core'
import type { Node as DocNode } from '@tiptap/pm/model'
import type { NodeView } from '@tiptap/pm/view'
import type { Client } from '../../../model/client'
import { storedPathOf } from '../../../source/stored-file'
import { borrowPicture } from '../../../ui/html/stored-picture'

/** Addresses of pictures: elsewhere, of ours, or the picture itself. */
const ADDRESS = /^(?:https?:\/\/|\/(?![/\\])|data:image\/(?:png|jpeg|gif|webp);base64,)/i
const SIZE = /^\d{1,4}%?$/

const ATTRIBUTES = ['src', 'alt', 'title', 'width', 'height'] as const

/** Widths as a style are widths as an attribute. */
function sizeOf(image: HTMLElement, name: 'width' | 'height'): string | null {
  const written = image.getAttribute(name) ?? image.style.getPropertyValue(name).replace(/px$/, '')
  return SIZE.test(written) ? written : null
}

/** A picture within the text. Stored ones are read with the rights of the session. */
class PictureView implements NodeView {
  readonly dom = document.createElement('img')
  private release = () => {}

  constructor(
    private node: DocNode,
    private readonly client: Client,
  ) {
    this.dom.draggable = true
    this.draw()
    this.load()
  }

  update(node: DocNode): boolean {
    if (node.type !== this.node.type || node.attrs.src !== this.node.attrs.src) return false
    this.node = node
    this.draw()
    return true
  }

  destroy(): void {
    this.release()
  }

  private draw(): void {
    for (const name of ATTRIBUTES.slice(1)) {
      const value = this.node.attrs[name] as string | null
      if (value === null || value === '') this.dom.removeAttribute(name)
      else this.dom.setAttribute(name, value)
    }
  }

  private load(): void {
    const source = String(this.node.attrs.src ?? '')
    const path = storedPathOf(this.client, source)
    this.dom.addEventListener('error', () => this.dom.classList.add('weft-rich-lost'))
    if (path === undefined) {
      this.dom.src = source
      return
    }
    this.dom.setAttribute('aria-busy', 'true')
    const { picture, release } = borrowPicture(this.client, path)
    this.release = release
    picture
      .then(
        address => {
          this.dom.src = address
        },
        () => this.dom.classList.add('weft-rich-lost'),
      )
      .finally(() => this.dom.removeAttribute('aria-busy'))
  }
}

export const pictureNode = (client: Client) =>
  Node.create({
    name: 'image',
    group: 'inline',
    inline: true,
    draggable: true,
    addAttributes: () => ({
      src: { default: null },
      alt: { default: null },
      title: { default: null },
      width: { default: null, parseHTML: image => sizeOf(image, 'width') },
      height: { default: null, parseHTML: image => sizeOf(image, 'height') },
    }),
    parseHTML: () => [{ tag: 'img[src]', getAttrs: image => (ADDRESS.test(image.getAttribute('src') ?? '') ? null : false) }],
    renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
    addNodeView:
      () =>
      ({ node }) =>
        new PictureView(node, client),
  })
