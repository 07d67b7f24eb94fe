import type { JSONSchemaType } from 'ajv'
import type { WidgetType } from '../../model/widget'

export interface ShortcutsSettings {
  /** Pages at most; the rest is in the menu. */
  most: number
}

const settings: JSONSchemaType<ShortcutsSettings> = {
  type: 'object',
  properties: { most: { type: 'integer', default: 12, minimum: 1, maximum: 100, description: 'Pages at most. Default 12.' } },
  required: ['most'],
  additionalProperties: false,
}

/** The pages of the menu that the person may open. */
export const shortcuts: WidgetType<ShortcutsSettings> = {
  widget: 'shortcuts',
  title: '快捷入口',
  settings,
  height: 96,
  load: async () => (await import('./shortcuts')).Shortcuts,
}
