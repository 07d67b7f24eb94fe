import type { JSONSchemaType } from 'ajv'
import type { WidgetType } from '../../model/widget'

/** What stands in the builder of online forms, mostly `{{ … }}`. */
export interface LiveFormSettings {
  /** The head: `tableName`, `tableTxt`, `formTemplate`, and `fields`, its rows. */
  head: Record<string, unknown>
}

const settings = {
  type: 'object',
  properties: {
    head: { type: 'object', required: [], additionalProperties: true, description: 'The head of an online form with its `fields`.' },
  },
  required: ['head'],
  additionalProperties: false,
} as unknown as JSONSchemaType<LiveFormSettings>

/** An online form as it is typed in the builder, drawn before it is saved. */
export const liveForm: WidgetType<LiveFormSettings> = {
  widget: 'liveForm',
  title: '实时表单',
  settings,
  load: async () => (await import('./live-form')).LiveForm,
}
