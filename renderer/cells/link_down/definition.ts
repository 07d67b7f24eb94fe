import { choiceOperators } from '../../controls/base/operators'
import { askedCodec } from '../../controls/choice/asked-codec'
import { tableTree } from '../../controls/tree/table-source'
import type { CellDefinition } from '../../model/cell-type'

export interface LinkSettings {
  /** `table,text column,value column`, or the code of a dictionary; the field's own `dict` fills it. */
  readonly dict: string
  /** Column that holds the value of the row above. */
  readonly pidField: string
  /** Parent of the rows that a field without `parent` offers; empty: rows without parent. */
  readonly pidValue: string
  /** JSON text of an object: column to value, all of which must equal. */
  readonly condition: string
  /** Field whose value decides what is offered: the rows that belong to it. Absent: the top. */
  readonly parent?: string | null
  /** Of a dictionary by its code: what belongs to each value of `parent`, joined by commas. Absent: everything belongs to all. */
  readonly links?: { readonly [above: string]: string } | null
}

/** The tree of which a field is one level. */
export const treeOf = (settings: LinkSettings) => tableTree({ ...settings, hasChildField: '' })

/** One level of a cascade; each level is a field of its own. */
export const definition: CellDefinition<string, LinkSettings> = {
  type: 'link_down',
  title: '联动下拉',
  kind: 'text',
  operators: choiceOperators,
  labels: '{dict}',
  follows: 'parent',
  settings: {
    type: 'object',
    properties: {
      dict: { type: 'string', pattern: '^[^,]+(,[^,]+,[^,]+)?$' },
      pidField: { type: 'string', default: 'pid' },
      pidValue: { type: 'string', default: '' },
      condition: { type: 'string', default: '' },
      parent: { type: 'string', names: 'field', nullable: true },
      links: { type: 'object', additionalProperties: { type: 'string' }, required: [], nullable: true },
    },
    required: ['dict', 'pidField', 'pidValue', 'condition'],
    additionalProperties: false,
  },
  codec: askedCodec,
  names: treeOf,
}
