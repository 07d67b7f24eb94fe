import { textOperators } from '../../controls/base/operators'
import { exactTextCodec } from '../../controls/text/text-codec'
import type { CellDefinition } from '../../model/cell-type'

export interface ReportSqlSettings {
  /** Field of rows that is given the columns that the statement answers: `fieldName`, `fieldTxt`, `fieldType` and their marks. */
  readonly items: string
  /** Field of rows that is given its parameters: `paramName`. */
  readonly params: string
  /** Field that holds the code of the data source that the statement reads. Default none: the database of the application. */
  readonly source?: string | null
}

/** The statement of an online report. */
export const definition: CellDefinition<string, ReportSqlSettings> = {
  type: 'report_sql',
  title: '报表SQL',
  kind: 'text',
  operators: textOperators,
  width: 200,
  wholeRecord: true,
  settings: {
    type: 'object',
    properties: {
      items: { type: 'string', names: 'field', default: 'items' },
      params: { type: 'string', names: 'field', default: 'params' },
      source: { type: 'string', names: 'field', nullable: true },
    },
    required: ['items', 'params'],
    additionalProperties: false,
  },
  codec: exactTextCodec,
}
