import { choicesOperators } from '../../controls/base/operators'
import { choicesCodec } from '../../controls/choice/choice-codec'
import type { CellDefinition } from '../../model/cell-type'
import { entityLabels } from './labels'

export interface EntitySettings {
  /** Where rows are read by the list convention, such as `/course/lecturer`. */
  readonly source: string
  /** What a row is called, for the texts of the window. Absent: the title of the field. */
  readonly name?: string | null
  /** The property that is stored. */
  readonly valueField: string
  /** The property that is shown. */
  readonly textField: string
  /** False: at most one row. */
  readonly multiple: boolean
  /** Pixels of the window. */
  readonly width: number
  /** Columns by property with their titles. Absent: the first five of the entity's list. */
  readonly columns?: { readonly [property: string]: string } | null
  /** Properties that are searched by, joined by commas. Absent: those of the entity's query, else `textField`. */
  readonly query?: string | null
  /** Parameters of every list call. */
  readonly params?: { readonly [name: string]: string } | null
}

const texts = { type: 'object', additionalProperties: { type: 'string' }, required: [], nullable: true } as const

/** Rows of a list, joined by commas; shown by a text of theirs. */
export const definition: CellDefinition<string, EntitySettings> = {
  type: 'sel_entity',
  title: '业务对象选择',
  kind: 'text',
  operators: choicesOperators,
  labels: 'entity:{source},{textField},{valueField}',
  settings: {
    type: 'object',
    properties: {
      source: { type: 'string', pattern: '^/[\\w/-]+$' },
      name: { type: 'string', nullable: true },
      valueField: { type: 'string', default: 'id', minLength: 1 },
      textField: { type: 'string', default: 'name', minLength: 1 },
      multiple: { type: 'boolean', default: true },
      width: { type: 'integer', default: 900, minimum: 300 },
      columns: texts,
      query: { type: 'string', nullable: true },
      params: texts,
    },
    required: ['source', 'valueField', 'textField', 'multiple', 'width'],
    additionalProperties: false,
  },
  limits: { choices: 'multiple' },
  codec: choicesCodec,
  names: entityLabels,
}
