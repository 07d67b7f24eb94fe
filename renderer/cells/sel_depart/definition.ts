import { choicesOperators } from '../../controls/base/operators'
import { choicesCodec } from '../../controls/choice/choice-codec'
import { namesOfDepartments } from '../../controls/departments/departments'
import type { CellDefinition } from '../../model/cell-type'

export interface DepartSettings {
  /** False: at most one department. */
  readonly multiple: boolean
}

/** Ids of departments, joined by commas. */
export const definition: CellDefinition<string, DepartSettings> = {
  type: 'sel_depart',
  title: '部门选择',
  kind: 'text',
  operators: choicesOperators,
  labels: 'sys_depart,depart_name,id',
  settings: {
    type: 'object',
    properties: { multiple: { type: 'boolean', default: true } },
    required: ['multiple'],
    additionalProperties: false,
  },
  limits: { choices: 'multiple' },
  codec: choicesCodec,
  names: () => namesOfDepartments,
}
