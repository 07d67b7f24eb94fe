import type { JSONSchemaType } from 'ajv'
import type { WidgetType } from '../../model/widget'
import { TONES, type Tone } from '../../ui/look/tones'

interface GraphState {
  value: string
  text: string
  tone: Tone
}

export interface GraphSettings {
  text: string
  parents: string
  state?: string | null
  states: GraphState[]
  percent?: string | null
  description?: string | null
  link?: string | null
  height: number
}

const state = {
  type: 'object',
  properties: {
    value: { type: 'string', description: 'Of the field.' },
    text: { type: 'string', minLength: 1, description: 'What the reader sees.' },
    tone: { type: 'string', enum: TONES, default: 'default', description: '`primary`, `success`, `warning`, `danger` or `default`.' },
  },
  required: ['value', 'text', 'tone'],
  additionalProperties: false,
} as const

const settings: JSONSchemaType<GraphSettings> = {
  type: 'object',
  properties: {
    text: { type: 'string', minLength: 1, field: 'name', description: 'Field of the name; no two rows have the same.' },
    parents: {
      type: 'string',
      minLength: 1,
      field: 'name',
      description: 'Field of the names of those before it: a list, or a text with `,` or `、` between them.',
    },
    state: { type: 'string', nullable: true, minLength: 1, field: 'name', description: 'Field of its state.' },
    states: { type: 'array', items: state, default: [], maxItems: 20, description: 'The word and the colour of each state.' },
    percent: { type: 'string', nullable: true, minLength: 1, field: 'name', description: 'Field of how far it has come, of 100.' },
    description: { type: 'string', nullable: true, minLength: 1, field: 'name', description: 'Field that stands below the state.' },
    link: {
      type: 'string',
      nullable: true,
      minLength: 1,
      field: 'link',
      description: 'Path that it leads to; `{name}` stands for a field.',
    },
    height: { type: 'integer', default: 360, minimum: 120, maximum: 1000, description: 'Pixels; what is larger scrolls. Default 360.' },
  },
  required: ['text', 'parents', 'states', 'height'],
  additionalProperties: false,
}

/** What comes after what: each row a box, with a line to those that wait for it. */
export const graph: WidgetType<GraphSettings> = {
  widget: 'graph',
  title: '流程图',
  settings,
  data: 'rows',
  height: 360,
  load: async () => (await import('./graph')).GraphBlock,
}
