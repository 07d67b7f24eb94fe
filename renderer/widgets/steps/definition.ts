import type { JSONSchemaType } from 'ajv'
import type { WidgetType } from '../../model/widget'

export const STEP_STATES = ['wait', 'process', 'finish', 'error'] as const
export type StepState = (typeof STEP_STATES)[number]

export interface WrittenStep {
  title: string
  description?: string | null
}

export interface StepsSettings {
  items: WrittenStep[]
  current?: number | string | null
  text?: string | null
  description?: string | null
  state?: string | null
  states: { [value: string]: StepState }
  link?: string | null
  direction: 'horizontal' | 'vertical'
}

const item = {
  type: 'object',
  properties: {
    title: { type: 'string', minLength: 1, description: 'Its name.' },
    description: { type: 'string', nullable: true, description: 'Stands below it, with `{{ }}`.' },
  },
  required: ['title'],
  additionalProperties: false,
} as const

const settings: JSONSchemaType<StepsSettings> = {
  type: 'object',
  properties: {
    items: {
      type: 'array',
      items: item,
      default: [],
      maxItems: 20,
      description: 'Steps that are always the same. Default: those of the source.',
    },
    current: {
      type: ['number', 'string'],
      nullable: true,
      description: 'Number of the step at hand, from 1, mostly `{{ }}`; those before it are done. Default: what `state` says.',
    } as never,
    text: { type: 'string', nullable: true, minLength: 1, field: 'name', description: 'Field of a step, with a source.' },
    description: { type: 'string', nullable: true, minLength: 1, field: 'name', description: 'Field that stands below a step.' },
    state: { type: 'string', nullable: true, minLength: 1, field: 'name', description: 'Field whose value chooses the state of a step.' },
    states: {
      type: 'object',
      required: [],
      additionalProperties: { type: 'string', enum: STEP_STATES },
      default: {},
      description: 'State by value: `wait`, `process`, `finish` or `error`.',
    },
    link: {
      type: 'string',
      nullable: true,
      minLength: 1,
      field: 'link',
      description: 'Path that a step leads to; `{name}` stands for a field.',
    },
    direction: {
      type: 'string',
      enum: ['horizontal', 'vertical'],
      default: 'horizontal',
      description: 'Beside or below each other; on a phone always below. Default `horizontal`.',
    },
  },
  required: ['items', 'states', 'direction'],
  additionalProperties: false,
}

/** How far something has come, in steps. */
export const steps: WidgetType<StepsSettings> = {
  widget: 'steps',
  title: '步骤条',
  settings,
  data: 'rows',
  sourceless: true,
  load: async () => (await import('./steps')).StepsBlock,
}
