import type { WidgetType } from '../../model/widget'
import { type SlideCheckSettings, settings } from './schema'

/** A slider to drag to its end; its siblings see true under `selected` once it is there. */
export const slideCheck: WidgetType<SlideCheckSettings> = {
  widget: 'slideCheck',
  title: '滑块验证',
  settings,
  height: 40,
  load: async () => (await import('./slide-check-block')).SlideCheckBlock,
}
