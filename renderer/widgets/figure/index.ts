import type { WidgetType } from '../../model/widget'
import { type FigureSettings, settings } from './schema'

/** One number with its change and what belongs to it. */
export const figure: WidgetType<FigureSettings> = {
  widget: 'figure',
  title: '指标',
  settings,
  data: 'record',
  ownHeading: true,
  height: 128,
  narrow: 12,
  load: async () => (await import('./figure')).Figure,
}
