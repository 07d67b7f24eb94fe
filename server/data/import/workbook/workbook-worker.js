// Runs in a worker with bounded memory: writes a sheet of a workbook as delimited text, and says what it found.
import { rmSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import { Problem } from './problem.js'
import { readWorkbook } from './read-workbook.js'

try {
  parentPort?.postMessage(await readWorkbook(workerData))
} catch (error) {
  rmSync(workerData.to, { force: true })
  const cut = error instanceof Error && 'code' in error && /^Z_/.test(String(error.code))
  parentPort?.postMessage({ problem: error instanceof Problem ? error.kind : cut ? 'truncated' : 'unreadable' })
}
