import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { drawScreen } from '../../../tests/helpers/host'
import { plainStyles } from '../../../tests/helpers/plain-styles'

plainStyles()
const place = { width: 960, height: 540 }
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
)
beforeEach(() => {
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockImplementation(() => place.width)
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockImplementation(() => place.height)
})

const at = (x: number, y: number) => ({ x, y, w: 12, h: 6 })
const wall = (body: object[][], more: object = {}) => ({
  'demo/wall': { screen: 'page', title: '治理态势', display: 'wall', body, ...more },
})
const text = (words: string, more: object = {}) => ({ text: words, at: at(0, 0), ...more })

describe('a large screen', () => {
  it('is laid out in its own pixels and drawn as large as there is room', async () => {
    const { container } = drawScreen({ screens: wall([[text('甲')]]) })
    expect(await screen.findByRole('heading', { name: '治理态势' })).toBeTruthy()
    expect(container.querySelector<HTMLElement>('.weft-wall-stage')?.style).toMatchObject({
      width: '1920px',
      height: '1080px',
      transform: 'translate(-50%, -50%) scale(0.5)',
    })
  })

  it('lays each block where it says', async () => {
    drawScreen({ screens: wall([[text('甲'), text('乙', { at: { x: 12, y: 6, w: 8, h: 3 } })]]) })
    const block = (await screen.findByText('乙')).closest<HTMLElement>('.weft-wall-block')
    expect(block?.style).toMatchObject({ gridColumn: '13 / span 8', gridRow: '7 / span 3' })
  })

  it('tells the time to the second', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: new Date('2026-11-30T09:05:07') })
    try {
      drawScreen({ screens: wall([[text('甲')]]) })
      expect(await screen.findByText('09:05:07')).toBeTruthy()
      expect(screen.getByText('2026年11月30日').nextSibling?.textContent).toBe('星期一')
      act(() => vi.advanceTimersByTime(2000))
      expect(screen.getByText('09:05:09')).toBeTruthy()
    } finally {
      vi.useRealTimers()
    }
  })

  it('shows one page after the other, until it is paused', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    try {
      drawScreen({ screens: wall([[text('甲')], [text('乙')]], { turn: 30 }) })
      const seen = () => ['甲', '乙'].filter(words => !screen.getByText(words).closest<HTMLElement>('.weft-wall-page')?.hidden)
      await screen.findByText('甲')
      expect(seen()).toEqual(['甲'])
      act(() => vi.advanceTimersByTime(29_000))
      expect(seen()).toEqual(['甲'])
      act(() => vi.advanceTimersByTime(1000))
      expect(seen()).toEqual(['乙'])
      act(() => vi.advanceTimersByTime(30_000))
      expect(seen()).toEqual(['甲'])
      fireEvent.click(screen.getByRole('button', { name: '暂停轮播' }))
      act(() => vi.advanceTimersByTime(90_000))
      expect(seen()).toEqual(['甲'])
      fireEvent.click(screen.getByRole('button', { name: '第2页，共2页' }))
      expect(seen()).toEqual(['乙'])
      fireEvent.keyDown(screen.getByRole('button', { name: '第2页，共2页' }), { key: 'ArrowRight' })
      expect(seen()).toEqual(['甲'])
    } finally {
      vi.useRealTimers()
    }
  })

  it('leaves out what a person may not see, and a page of which nothing is left', async () => {
    drawScreen({ screens: wall([[text('甲', { right: 'user:list' })], [text('乙')]]) })
    expect((await screen.findByText('乙')).closest<HTMLElement>('.weft-wall-page')?.hidden).toBe(false)
    expect(screen.queryByText('甲')).toBeNull()
    expect(screen.queryByRole('navigation', { name: '大屏页面' })).toBeNull()
  })

  it('says when nothing is left at all', async () => {
    drawScreen({ screens: wall([[text('甲', { right: 'user:list' })]]) })
    expect(await screen.findByText('没有可以显示的内容')).toBeTruthy()
  })

  it('fills the window and comes back, also where the browser has no full screen of its own', async () => {
    drawScreen({ screens: wall([[text('甲')]]) })
    await userEvent.click(await screen.findByRole('button', { name: '全屏' }))
    const region = screen.getByRole('region', { name: '治理态势' })
    expect(region.className).toContain('is-full')
    await userEvent.keyboard('{Escape}')
    expect(region.className).not.toContain('is-full')
    expect(within(region).getByRole('button', { name: '全屏' })).toBeTruthy()
  })

  it('gives a widget the height of its block', async () => {
    const block = {
      widget: 'rows',
      title: '问题',
      at: { x: 0, y: 0, w: 8, h: 5 },
      source: 'GET /rows',
      props: { text: 'name', height: 100 },
    }
    const { container } = drawScreen({ screens: wall([[block]]), answers: { 'GET /rows': [{ id: '1', name: '拆分采购' }] } })
    await screen.findByText('拆分采购')
    // Five lines of 66 pixels with four gaps of 16, without the frame and the heading.
    expect(container.querySelector<HTMLElement>('.weft-rows')?.style.getPropertyValue('--weft-rows')).toBe('304px')
  })

  it('counts a number up, and ends with all its digits', async () => {
    vi.stubGlobal('requestAnimationFrame', (run: FrameRequestCallback) => setTimeout(() => run(performance.now()), 5))
    vi.stubGlobal('cancelAnimationFrame', clearTimeout)
    const figure = { widget: 'figure', title: '金额', at: at(0, 0), source: 'GET /sum', props: { value: 'sum', precision: 2 } }
    const { container } = drawScreen({ screens: wall([[figure]]), answers: { 'GET /sum': { sum: '1968400.50' } } })
    const shown = new Set<string>()
    await waitFor(
      () => {
        shown.add(container.querySelector('strong')?.textContent ?? '')
        expect(screen.getByText('1,968,400.50')).toBeTruthy()
      },
      { interval: 10, timeout: 5000 },
    )
    expect(shown.size).toBeGreaterThan(2)
  })
})
