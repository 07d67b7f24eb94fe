import { Extension } from '@tiptap/core'
import { NodeSelection, Plugin } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import { texts } from '../texts'

/** Pixels. */
export const NARROWEST = 16
const STEP = 10
const PAGE = 50

const CORNERS = ['nw', 'ne', 'sw', 'se'] as const
type Corner = (typeof CORNERS)[number]

/** By how many pixels a key changes the width. */
const KEYS: { readonly [key: string]: number } = {
  ArrowRight: STEP,
  ArrowUp: STEP,
  ArrowLeft: -STEP,
  ArrowDown: -STEP,
  PageUp: PAGE,
  PageDown: -PAGE,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
}

/** The frame around the picture that is selected: its corners are drawn to change the width, the last one also listens to keys. */
class PictureFrame {
  private readonly dom = document.createElement('div')
  private readonly slider: HTMLElement
  private image: HTMLImageElement | undefined
  private readonly sizes = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(() => this.place())

  constructor(private readonly view: EditorView) {
    this.dom.className = 'weft-rich-frame'
    this.dom.hidden = true
    const handles = CORNERS.map(corner => this.handle(corner))
    this.slider = handles.at(-1) as HTMLElement
    this.slider.tabIndex = 0
    this.slider.setAttribute('role', 'slider')
    this.slider.setAttribute('aria-label', texts.pictureWidth)
    this.slider.setAttribute('aria-valuemin', String(NARROWEST))
    this.slider.addEventListener('keydown', this.press)
    this.dom.append(...handles)
    this.sizes?.observe(view.dom)
  }

  update(): void {
    const { selection } = this.view.state
    const node = selection instanceof NodeSelection && selection.node.type.name === 'image' ? this.view.nodeDOM(selection.from) : null
    const image = node instanceof HTMLImageElement ? node : undefined
    if (image !== this.image) {
      if (this.image) this.sizes?.unobserve(this.image)
      if (image) this.sizes?.observe(image)
      this.image = image
    }
    this.place()
  }

  destroy(): void {
    this.sizes?.disconnect()
    this.dom.remove()
  }

  private get widest(): number {
    const { paddingLeft, paddingRight } = getComputedStyle(this.view.dom)
    return Math.max(NARROWEST, this.view.dom.clientWidth - (Number.parseFloat(paddingLeft) || 0) - (Number.parseFloat(paddingRight) || 0))
  }

  private place(): void {
    const { image, dom } = this
    if (image === undefined && dom.contains(document.activeElement)) this.view.focus()
    dom.hidden = image === undefined
    const box = this.view.dom.parentElement
    if (image === undefined || box === null) return
    if (dom.parentElement !== box) box.append(dom)
    const [at, around] = [image.getBoundingClientRect(), box.getBoundingClientRect()]
    Object.assign(dom.style, {
      left: `${at.left - around.left - box.clientLeft + box.scrollLeft}px`,
      top: `${at.top - around.top - box.clientTop + box.scrollTop}px`,
      width: `${at.width}px`,
      height: `${at.height}px`,
    })
    const width = Math.round(at.width)
    this.slider.setAttribute('aria-valuenow', String(width))
    this.slider.setAttribute('aria-valuemax', String(Math.round(this.widest)))
    this.slider.setAttribute('aria-valuetext', texts.picturePixels(width))
  }

  private bounded(width: number): number {
    return Math.round(Math.min(this.widest, Math.max(NARROWEST, width)))
  }

  /** Keeps the width; the height follows. */
  private set(width: number): void {
    const { state } = this.view
    const at = state.selection.from
    const { tr } = state
    tr.setNodeAttribute(at, 'width', String(width)).setNodeAttribute(at, 'height', null)
    this.view.dispatch(tr.setSelection(NodeSelection.create(tr.doc, at)))
  }

  private readonly press = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') {
      event.stopPropagation()
      this.view.focus()
      return
    }
    const by = KEYS[event.key]
    if (by === undefined || this.image === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    this.set(this.bounded(this.image.getBoundingClientRect().width + by))
  }

  private handle(corner: Corner): HTMLElement {
    const made = document.createElement('span')
    made.className = `weft-rich-handle is-${corner}`
    made.addEventListener('pointerdown', event => this.drag(event, made, corner.endsWith('w') ? -1 : 1))
    return made
  }

  private drag(event: PointerEvent, handle: HTMLElement, way: 1 | -1): void {
    const { image } = this
    if (event.button !== 0 || image === undefined) return
    event.preventDefault()
    const start = image.getBoundingClientRect().width
    let width = Math.round(start)
    const move = ({ clientX }: PointerEvent) => {
      width = this.bounded(start + way * (clientX - event.clientX))
      Object.assign(image.style, { width: `${width}px`, height: 'auto' })
      this.place()
    }
    const end = ({ type }: Event) => {
      handle.removeEventListener('pointermove', move)
      for (const each of ENDS) handle.removeEventListener(each, end)
      image.style.removeProperty('width')
      image.style.removeProperty('height')
      if (type === 'pointerup' && width !== Math.round(start)) this.set(width)
      this.place()
    }
    handle.setPointerCapture?.(event.pointerId)
    handle.addEventListener('pointermove', move)
    for (const each of ENDS) handle.addEventListener(each, end)
  }
}

const ENDS = ['pointerup', 'pointercancel'] as const

/** Widths of pictures by their corners. */
export const pictureFrame = Extension.create({
  name: 'pictureFrame',
  addProseMirrorPlugins: () => [new Plugin({ view: view => new PictureFrame(view) })],
})
