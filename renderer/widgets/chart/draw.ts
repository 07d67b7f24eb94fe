import { BarChart, LineChart, PieChart } from 'echarts/charts'
import { GridComponent, LegendComponent, TooltipComponent } from 'echarts/components'
import { init, use } from 'echarts/core'
import { SVGRenderer } from 'echarts/renderers'
import { type Drawn, drawingOf } from './drawing'

use([LineChart, BarChart, PieChart, GridComponent, LegendComponent, TooltipComponent, SVGRenderer])

/** A chart that stands in an element. */
export interface Drawing {
  draw(drawn: Drawn): void
  resize(): void
  end(): void
}

/** Begins a chart; `onPick` is told the index of the row whose point is clicked. */
export function startDrawing(element: HTMLElement, onPick: (index: number) => void): Drawing {
  const chart = init(element, null, { renderer: 'svg' })
  chart.on('click', ({ dataIndex }) => onPick(dataIndex))
  return {
    draw: drawn => chart.setOption(drawingOf(drawn), { notMerge: true }),
    resize: () => chart.resize(),
    end: () => chart.dispose(),
  }
}
