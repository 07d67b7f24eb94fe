import type { JSONSchemaType } from 'ajv'
import type { WidgetType } from '../../model/widget'

export interface SlideCheckSettings {
  /** Pixels at most. */
  width: number
}

const settings: JSONSchemaType<SlideCheckSettings> = {
  type: 'object',
  properties: { width: { type: 'integer', default: 360, minimum: 160, maximum: 1200, description: 'Pixels at most. Default 360.' } },
  required: ['width'],
  additionalProperties: false,
}

/** A slider to drag to its end; its siblings see true under `selected` once it is there. */
export const slideCheck: WidgetType<SlideCheckSettings> = {
  widget: 'slideCheck',
  title: '滑块验证',
  settings,
  height: 40,
  load: async () => (await import('./slide-check-block')).SlideCheckBlock,
}
