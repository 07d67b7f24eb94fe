import { afterEach, expect, it, vi } from 'vitest'
import { drawGrid, people } from '../../../tests/helpers/draw-grid'

afterEach(() => vi.restoreAllMocks())

const HEIGHT = 600
const ROW = 40

/** A browser that lays out: the grid is as tall as its rows are, and no taller than it may be. It never tells that a size is another. */
function layOut(): void {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(800)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockImplementation(function (this: HTMLElement) {
    const [top, body] = ['.weft-grid-top', '.weft-grid-body'].map(place => this.querySelector<HTMLElement>(place)?.style)
    return Math.min(HEIGHT, Number.parseFloat(top?.minHeight || '0') + Number.parseFloat(body?.height || '0'))
  })
}

const painted = () => document.querySelectorAll('.weft-grid-body [role=row]').length

it('knows before its first row is painted how many of them are seen', async () => {
  layOut()
  vi.stubGlobal('requestIdleCallback', () => 0)
  vi.stubGlobal('cancelIdleCallback', () => undefined)
  await drawGrid(people(100), { height: HEIGHT, rowHeight: ROW })
  expect(painted()).toBeGreaterThanOrEqual(Math.floor((HEIGHT - 44) / ROW))
  vi.unstubAllGlobals()
})

it('paints all rows of a short grid at once', async () => {
  layOut()
  await drawGrid(people(3), { height: HEIGHT, rowHeight: ROW })
  expect(painted()).toBe(3)
})
