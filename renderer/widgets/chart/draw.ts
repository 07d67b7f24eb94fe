import { BarChart, LineChart, PieChart } from 'echarts/charts'
import { GridComponent, LegendComponent, TooltipComponent } from 'echarts/components'
import { init, use } from 'echarts/core'
import { SVGRenderer } from 'echarts/renderers'
import type { ChartSettings } from './definition'
import { type Drawn, drawingOf } from './drawing'

use([LineChart, BarChart, PieChart, GridComponent, LegendComponent, TooltipComponent, SVGRenderer])

/** What only some kinds are drawn with. */
const MORE: { readonly [kind in ChartSettings['kind']]?: () => Promise<{ readonly prepare: () => void }> } = {
  gauge: () => import('./draw-gauge'),
  map: () => import('./draw-map'),
}

/** Kinds that are drawn otherwise in another space. */
const PLACED: ReadonlySet<ChartSettings['kind']> = new Set(['gauge', 'pie', 'bar'])

/** A chart that stands in an element. */
export interface Drawing {
  draw(drawn: Drawn): void
  resize(): void
  end(): void
}

/** Begins a chart once what its kind is drawn with is there; `onPick` is told the place of the point that is clicked. */
export async function prepareDrawing(kind: ChartSettings['kind']) {
  const more = await MORE[kind]?.()
  more?.prepare()
  return startDrawing
}

function startDrawing(element: HTMLElement, onPick: (index: number) => void): Drawing {
  const chart = init(element, null, { renderer: 'svg' })
  chart.on('click', ({ dataIndex, data, seriesIndex, seriesType }) => {
    // Provinces stand in the order of the map, dials one to a series.
    if (seriesType === 'gauge') onPick(seriesIndex ?? 0)
    else if (seriesType !== 'map') onPick(dataIndex)
    else onPick(placeOf(data))
  })
  let shown: Drawn | undefined
  const draw = (drawn: Drawn) => {
    shown = drawn
    chart.setOption(drawingOf(drawn, { width: chart.getWidth(), height: chart.getHeight() }), { notMerge: true })
  }
  return {
    draw,
    resize() {
      chart.resize()
      // Dials find other places, a pie and bars room for their texts; everything else follows by itself.
      if (shown !== undefined && PLACED.has(shown.settings.kind)) draw(shown)
    },
    end: () => chart.dispose(),
  }
}

function placeOf(data: unknown): number {
  return typeof data === 'object' && data !== null && 'index' in data && typeof data.index === 'number' ? data.index : -1
}
