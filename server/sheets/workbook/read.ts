import { Worker } from 'node:worker_threads'
import { checkArchive, workbookKind } from './archive'
import { texts } from './texts'
import { type Sheet, WORKBOOK_LIMITS, WorkbookError, type WorkbookLimits } from './types'

type Problem = 'docType' | 'notWorkbook' | 'tooManyColumns' | 'tooManyRows' | 'unreadable'
type Reply = { readonly sheets: Sheet[]; readonly isWhole: boolean } | { readonly problem: Problem }

function messageOf(problem: Problem, limits: WorkbookLimits): string {
  if (problem === 'tooManyRows') return texts.tooManyRows(limits.rows)
  return problem === 'tooManyColumns' ? texts.tooManyColumns(limits.columns) : texts[problem]
}

/**
 * The sheets of an .xls or .xlsx with their rows. Reads in a worker of its own whose memory and time are bounded; throws a
 * `WorkbookError` for what is no workbook or goes beyond the limits.
 */
export async function readWorkbook(file: Buffer, limits: WorkbookLimits = WORKBOOK_LIMITS): Promise<readonly Sheet[]> {
  if (file.length > limits.bytes) throw new WorkbookError(texts.tooLarge)
  const kind = workbookKind(file)
  if (!kind) throw new WorkbookError(texts.notWorkbook)
  if (kind === 'xlsx') checkArchive(file, limits)
  const reply = await ask(file, kind, limits)
  if ('problem' in reply) throw new WorkbookError(messageOf(reply.problem, limits))
  if (!reply.isWhole) throw new WorkbookError(texts.tooManySheets(limits.sheets))
  return reply.sheets
}

function ask(file: Buffer, kind: 'xlsx' | 'xls', limits: WorkbookLimits): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./read-worker.js', import.meta.url), {
      workerData: { file, kind, rows: limits.rows, columns: limits.columns, sheets: limits.sheets },
      resourceLimits: { maxOldGenerationSizeMb: limits.memory },
      execArgv: [],
    })
    const timer = setTimeout(() => {
      void worker.terminate()
      reject(new WorkbookError(texts.tooSlow))
    }, limits.time)
    worker.once('message', (reply: Reply) => resolve(reply))
    worker.once('error', () => reject(new WorkbookError(texts.unreadable)))
    worker.once('exit', () => {
      clearTimeout(timer)
      reject(new WorkbookError(texts.unreadable))
    })
  })
}
