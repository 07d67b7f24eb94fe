import { choicesOperators } from '../../controls/base/operators'
import { choicesCodec } from '../../controls/choice/choice-codec'
import { categoryTree, type StoredCategory } from '../../controls/tree/category-source'
import type { CellDefinition } from '../../model/cell-type'

export interface CategorySettings {
  /** Code of the category whose children are the top nodes; `0` is the root of all. */
  readonly pcode: string
  /** Id of that category, instead of its code. */
  readonly pid?: string | null
  /** JSON text of an object: column (`name`, `code`, `hasChild`) to value, all of which must equal. */
  readonly condition: string
  /** True: several categories, joined by commas. */
  readonly multiple: boolean
  /** What is kept of a category. */
  readonly store: StoredCategory
  /** Field that is given the names of what is chosen. */
  readonly back?: string | null
}

/** Categories of the system, as a tree. */
export const definition: CellDefinition<string, CategorySettings> = {
  type: 'cat_tree',
  aliases: ['sel_category'],
  title: '分类字典',
  kind: 'text',
  operators: choicesOperators,
  labels: 'sys_category,name,{store}',
  settings: {
    type: 'object',
    properties: {
      pcode: { type: 'string', default: '0' },
      pid: { type: 'string', nullable: true },
      condition: { type: 'string', default: '' },
      multiple: { type: 'boolean', default: false },
      store: { type: 'string', enum: ['id', 'code'], default: 'id' },
      back: { type: 'string', names: 'field', nullable: true },
    },
    required: ['pcode', 'condition', 'multiple', 'store'],
    additionalProperties: false,
  },
  limits: { choices: 'multiple' },
  codec: choicesCodec,
  names: categoryTree,
}
