import { exportJob } from '../../jobs'
import { fieldColumns } from '../../sheets'
import { fields } from './fields'
import * as lines from './repository'
import { texts } from './texts'

/** Writes the lines of the log that filters leave into a file. */
export const exportLines = exportJob({
  name: 'exportLogs',
  title: () => texts.exportLogs,
  subject: () => texts.title,
  right: 'log:export',
  columns: () => fieldColumns(fields, 'export'),
  count: lines.countLines,
  part: lines.linesAfter,
})
