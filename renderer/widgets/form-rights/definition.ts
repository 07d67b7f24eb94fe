import type { JSONSchemaType } from 'ajv'
import type { WidgetType } from '../../model/widget'

export interface FormRightsSettings {
  /** Id of the form, mostly `{{ route.headId }}`. */
  form: string
}

const settings: JSONSchemaType<FormRightsSettings> = {
  type: 'object',
  properties: { form: { type: 'string', description: 'Id of the online form, mostly `{{ route.headId }}`.' } },
  required: ['form'],
  additionalProperties: false,
}

/** Columns, buttons and rows of an online form: what of them is under control, and who is granted it. */
export const formRights: WidgetType<FormRightsSettings> = {
  widget: 'formRights',
  title: '表单权限',
  settings,
  ownHeading: true,
  height: 480,
  load: async () => (await import('./form-rights')).FormRights,
}
