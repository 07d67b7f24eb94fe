import { MapChart } from 'echarts/charts'
import { GeoComponent, VisualMapContinuousComponent } from 'echarts/components'
import { getMap, registerMap, use } from 'echarts/core'
import china from './map/china.json'

/** Makes the map of China known. */
export function prepare(): void {
  use([MapChart, GeoComponent, VisualMapContinuousComponent])
  if (getMap('china') === null || getMap('china') === undefined) registerMap('china', JSON.stringify(china))
}
