import { defineJob } from '../../jobs'
import { fieldColumns } from '../../sheets'
import { csvLine } from './csv'
import { fields } from './fields'
import * as lines from './repository'
import { texts } from './texts'

interface Params {
  readonly query: Readonly<Record<string, string>>
}

/** Lines that are read at once: what the export holds in memory. */
const PART = 5000

/** Writes the lines of the log that filters leave as a table of text, part by part. Lines that come meanwhile are not in it. */
export const exportLines = defineJob<Params>({
  name: 'exportLogs',
  title: () => texts.exportLogs,
  scheduled: false,
  params: () => ({
    type: 'object',
    properties: { query: { type: 'object', title: texts.filters, additionalProperties: { type: 'string' } } },
    required: ['query'],
    additionalProperties: false,
  }),
  limits: { seconds: 4 * 3600, attempts: 3, pause: 30 },
  key: () => 'exportLogs',
  run: async ({ params: { query }, withTenant, keepFile, progress, signal }) => {
    const columns = fieldColumns(fields, 'export')
    const total = await withTenant(trx => lines.countLines(trx, query))
    let done = 0
    async function* content() {
      yield csvLine(
        columns.map(({ title }) => title),
        true,
      )
      let after: string | undefined
      for (let size = PART; size === PART; done += size) {
        signal.throwIfAborted()
        const part = await withTenant(trx => lines.linesAfter(trx, query, after, PART))
        yield part.map(row => csvLine(columns.map(column => column.cell({ ...row })))).join('')
        size = part.length
        after = part.at(-1)?.id
        progress(Math.min(done + size, total), total, texts.exported(done + size))
      }
    }
    const time = new Date().toLocaleString('sv-SE', { timeZone: 'Asia/Shanghai' }).replace(/\D/g, '')
    const file = await keepFile({ name: `${texts.title}_${time}.csv`, type: 'text/csv; charset=utf-8', content })
    return { text: texts.exported(done || total), file }
  },
})
