// Runs in a worker with bounded memory: turns a workbook into texts and posts them to who started it.
import { parentPort, workerData } from 'node:worker_threads'
import { readSheets } from './read-sheets.js'

try {
  parentPort?.postMessage(readSheets(workerData))
} catch {
  parentPort?.postMessage({ problem: 'unreadable' })
}
