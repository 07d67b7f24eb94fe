import { fireEvent, screen } from '@testing-library/react'
import { NodeSelection } from '@tiptap/pm/state'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type OpenedText, openText } from '../../../../tests/helpers/rich-text'

let text: OpenedText | undefined
afterEach(() => {
  text?.rich.destroy()
  document.body.replaceChildren()
  vi.restoreAllMocks()
})

const PADDING = 12

/** A picture of 200 pixels in a text of 600, selected. */
function open() {
  const opened = openText('<p>甲<img src="/f/a.png" alt="a" width="50%" height="40">乙</p>')
  text = opened
  const { view } = opened.rich.editor
  Object.defineProperty(view.dom, 'clientWidth', { value: 600 })
  Object.assign(view.dom.style, { paddingLeft: `${PADDING}px`, paddingRight: `${PADDING}px` })
  vi.spyOn(HTMLImageElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLImageElement) {
    const drawn = Number.parseFloat(this.style.width)
    const said = this.getAttribute('width') ?? ''
    const width = Number.isNaN(drawn) ? (said.endsWith('%') ? 200 : Number(said)) : drawn
    return { left: 20, top: 10, width, height: width / 2 } as DOMRect
  })
  const select = () => view.dispatch(view.state.tr.setSelection(NodeSelection.create(view.state.doc, 2)))
  select()
  const html = () => opened.rich.editor.getHTML()
  return { ...opened, view, html }
}

describe('the frame of a picture', () => {
  it('stands around it while it is selected, and tells its width', () => {
    const { view } = open()
    const slider = screen.getByRole('slider', { name: '图片宽度' })
    const frame = slider.parentElement as HTMLElement
    expect([frame.style.left, frame.style.width, frame.style.height, frame.hidden]).toEqual(['20px', '200px', '100px', false])
    expect(['aria-valuenow', 'aria-valuemin', 'aria-valuemax', 'aria-valuetext'].map(name => slider.getAttribute(name))).toEqual([
      '200',
      '16',
      '576',
      '200 像素',
    ])
    view.dispatch(view.state.tr.insertText('丙', 1))
    expect(frame.hidden).toBe(false)
    text?.select('乙', true)
    expect(frame.hidden).toBe(true)
  })

  it.each([
    ['ArrowRight', '210'],
    ['ArrowLeft', '190'],
    ['PageUp', '250'],
    ['PageDown', '150'],
    ['Home', '16'],
    ['End', '576'],
  ])('%s makes it %s wide, and its height follows', (key, width) => {
    const { html, view } = open()
    fireEvent.keyDown(screen.getByRole('slider'), { key })
    expect(html()).toBe(`<p>甲<img src="/f/a.png" alt="a" width="${width}">乙</p>`)
    expect(view.state.selection).toBeInstanceOf(NodeSelection)
    expect(screen.getByRole('slider').getAttribute('aria-valuenow')).toBe(width)
  })

  it('is drawn by a corner, within the text, as one step back; a drag that is broken off changes nothing', () => {
    const { html, rich } = open()
    const before = html()
    const [corner] = document.getElementsByClassName('is-nw')
    const drag = (...moves: number[]) => {
      fireEvent.pointerDown(corner as Element, { button: 0, clientX: 100 })
      for (const clientX of moves) fireEvent.pointerMove(corner as Element, { clientX })
    }
    drag(90, 60)
    fireEvent.pointerCancel(corner as Element)
    expect(html()).toBe(before)
    drag(90, 60)
    expect(screen.getByRole('slider').getAttribute('aria-valuenow')).toBe('240')
    fireEvent.pointerUp(corner as Element)
    expect(html()).toContain('width="240"')
    drag(-5000)
    fireEvent.pointerUp(corner as Element)
    expect(html()).toContain('width="576"')
    rich.editor.commands.undo()
    rich.editor.commands.undo()
    expect(html()).toBe(before)
  })

  it('goes back to the text by Escape', () => {
    const { view } = open()
    const slider = screen.getByRole('slider')
    slider.focus()
    fireEvent.keyDown(slider, { key: 'Escape' })
    expect(document.activeElement).toBe(view.dom)
  })
})
