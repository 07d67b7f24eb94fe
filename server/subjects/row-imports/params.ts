import { type EntityModel, translated } from '../../../renderer/core'
import type { ParamsSchema } from '../../jobs'
import { texts } from './texts'

export interface Params {
  readonly source?: string
  readonly table?: string
  readonly report?: string
  /** Base of an entity. */
  readonly target: string
  readonly columns?: string
  readonly keys?: string
}

/** Areas whose rows say what the system does: they are written by people. */
const OWN_AREAS: ReadonlySet<string> = new Set(['sys', 'online', 'data'])

/** Entities that take workbooks. */
export const targetsOf = (entities: readonly EntityModel[]): readonly EntityModel[] =>
  entities.filter(
    ({ area, fields }) => !OWN_AREAS.has(area) && fields.some(field => field.storage !== undefined && field.in.includes('import')),
  )

export const paramsSchema = (targets: readonly EntityModel[]): ParamsSchema => ({
  type: 'object',
  properties: {
    target: { type: 'string', title: texts.target, oneOf: targets.map(({ base, title }) => ({ const: base, title: translated(title) })) },
    source: { type: 'string', title: texts.source, maxLength: 100, dict: 'sys_data_source,name,code', description: texts.sourceHint },
    table: { type: 'string', title: texts.table, maxLength: 200, description: texts.tableHint },
    report: { type: 'string', title: texts.report, maxLength: 100, dict: 'onl_report,name,code', description: texts.reportHint },
    columns: { type: 'string', title: texts.columns, maxLength: 4000, format: 'textarea', description: texts.columnsHint },
    keys: { type: 'string', title: texts.keys, maxLength: 500, description: texts.keysHint },
  },
  required: ['target'],
  additionalProperties: false,
})
