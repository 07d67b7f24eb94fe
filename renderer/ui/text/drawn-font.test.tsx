import { act, render } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, expect, it, vi } from 'vitest'

/** Widths of letters by font; figures are proportional, as those of most fonts are unless tables ask for others. */
const widths = vi.hoisted(() => ({ narrow: 7, wide: 9 }) as Record<string, number>)

class TestCanvas {
  font = ''
  getContext = () => this
  measureText(letter: string) {
    const [weight, , family = ''] = this.font.split(' ')
    const width = (widths[family] ?? 0) + (weight === '600' ? 1 : 0)
    return { width: letter === '1' ? width - 2 : letter === '国' ? 14 : width }
  }
}

const fonts = new EventTarget()

async function drawIn() {
  const { useDrawnFont, useDrawnLetters } = await import('./drawn-font')
  const { textWidth } = await import('./text-width')
  function Table({ family }: { readonly family: string }) {
    const place = useRef<HTMLDivElement>(null)
    useDrawnFont(place)
    const letters = useDrawnLetters()
    const [regular, bold] = [textWidth('11:05', { letters }), textWidth('国5', { letters, weight: 'bold' })]
    return <div ref={place} style={{ fontFamily: family, fontSize: 14 }}>{`${regular} ${bold}`}</div>
  }
  return Table
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
  Reflect.deleteProperty(document, 'fonts')
  widths.narrow = 7
})

function withCanvas() {
  vi.stubGlobal('OffscreenCanvas', TestCanvas)
  Object.defineProperty(document, 'fonts', { value: fonts, configurable: true })
}

it('estimates where there is no canvas', async () => {
  const Table = await drawIn()
  expect(render(<Table family="narrow" />).container.textContent).toBe('37 22')
})

it('measures letters in the font of the table, figures as wide as the widest', async () => {
  withCanvas()
  const Table = await drawIn()
  expect(render(<Table family="narrow" />).container.textContent).toBe('35 22')
})

it('takes the wider letters where tables are drawn in several fonts', async () => {
  withCanvas()
  const Table = await drawIn()
  const first = render(<Table family="narrow" />)
  expect(render(<Table family="wide" />).container.textContent).toBe('45 24')
  expect(first.container.textContent).toBe('45 24')
})

it('measures anew when a font has come late, and draws anew only where letters are others', async () => {
  withCanvas()
  const Table = await drawIn()
  const { container } = render(<Table family="narrow" />)
  widths.narrow = 8
  act(() => void fonts.dispatchEvent(new Event('loadingdone')))
  expect(container.textContent).toBe('40 23')
  const { drawnLetters } = await import('./drawn-font')
  const before = drawnLetters()
  act(() => void fonts.dispatchEvent(new Event('loadingdone')))
  expect(drawnLetters()).toBe(before)
})
