import { GaugeChart } from 'echarts/charts'
import { use } from 'echarts/core'

/** Makes dials known. */
export function prepare(): void {
  use([GaugeChart])
}
