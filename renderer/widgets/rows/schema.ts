import type { JSONSchemaType } from 'ajv'

/** What a line of a short list shows; each is the name of a field. */
export interface RowsSettings {
  text: string
  before?: string | null
  tag?: string | null
  tone?: string | null
  /** Colours of dots by the value of `tone`. */
  tones: { [value: string]: string }
  time?: string | null
  link?: string | null
  height: number
}

const tones = ['primary', 'success', 'warning', 'danger', 'default'] as const

export const settings: JSONSchemaType<RowsSettings> = {
  type: 'object',
  properties: {
    text: { type: 'string', minLength: 1, field: 'name', description: 'Field of the line itself.' },
    before: {
      type: 'string',
      nullable: true,
      minLength: 1,
      field: 'name',
      description: 'Field that stands in bold before it, such as a person.',
    },
    tag: { type: 'string', nullable: true, minLength: 1, field: 'name', description: 'Field of a tag at its end.' },
    tone: { type: 'string', nullable: true, minLength: 1, field: 'name', description: 'Field whose value chooses the colour of a dot.' },
    tones: {
      type: 'object',
      required: [],
      additionalProperties: { type: 'string', enum: tones },
      default: {},
      description: 'Colour by value: `primary`, `success`, `warning`, `danger` or `default`.',
    },
    time: { type: 'string', nullable: true, minLength: 1, field: 'name', description: 'Field of a date and time; shown short.' },
    link: {
      type: 'string',
      nullable: true,
      minLength: 1,
      field: 'link',
      description: 'Path that a line leads to; `{name}` stands for a field.',
    },
    height: { type: 'integer', default: 280, minimum: 80, maximum: 1000, description: 'Pixels of the list at least. Default 280.' },
  },
  required: ['text', 'tones', 'height'],
  additionalProperties: false,
}
