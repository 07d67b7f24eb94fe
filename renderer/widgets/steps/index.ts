import type { WidgetType } from '../../model/widget'
import { type StepsSettings, settings } from './schema'

/** How far something has come, in steps. */
export const steps: WidgetType<StepsSettings> = {
  widget: 'steps',
  title: '步骤条',
  settings,
  data: 'rows',
  sourceless: true,
  load: async () => (await import('./steps')).StepsBlock,
}
