import type { JSONSchemaType } from 'ajv'
import type { WidgetType } from '../../model/widget'

export interface ChosenListSettings {
  /** Rows, mostly `{{ name.rows }}` of a sibling. */
  rows?: { [field: string]: unknown }[] | null
  text: string
  key: string
  keep: boolean
}

const settings: JSONSchemaType<ChosenListSettings> = {
  type: 'object',
  properties: {
    rows: {
      type: 'array',
      nullable: true,
      items: { type: 'object', required: [], additionalProperties: true },
      description: 'What is chosen, mostly `{{ users.rows }}` with the name of a sibling.',
    },
    text: { type: 'string', minLength: 1, description: 'Field that is shown.' },
    key: { type: 'string', minLength: 1, default: 'id', description: 'Field that tells rows apart. Default `id`.' },
    keep: {
      type: 'boolean',
      default: false,
      description: 'What is let go of there stays here until it is deleted here, so that it can be gathered one by one. Default false.',
    },
  },
  required: ['text', 'key', 'keep'],
  additionalProperties: false,
}

/** What is chosen in a sibling, to be looked over and let go of. */
export const chosenList: WidgetType<ChosenListSettings> = {
  widget: 'chosenList',
  title: '已选列表',
  settings,
  ownHeading: true,
  load: async () => (await import('./chosen-list-block')).ChosenListBlock,
}
