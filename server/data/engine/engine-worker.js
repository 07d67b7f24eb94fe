// Runs in a process of its own with bounded memory: one task after the other, in a database that sees the files of the task alone.
import { faultOf } from './faults.js'
import { openDatabase } from './open-database.js'

/** @typedef {import('./types').Order} Order */
/** @typedef {import('./types').Reply} Reply */

/** Rows that are sent at once. */
const ROWS = 2048
/** Between two looks at progress and memory, in milliseconds. */
const PULSE = 200
/** Megabytes beyond the limit of the engine that the process may hold: what the engine does not count, and the rows on their way. */
const BEYOND = 512
const MEGABYTE = 1024 * 1024

/** @type {{ key: string, database: import('./open-database.js').Database } | undefined} */
let open
/** @type {(() => void) | undefined} */
let resume
let stopped = false

/** @param {Reply} reply */
const say = reply => process.send?.(reply)

/** The database of the last task, where the next one asks for the same files. @param {import('./open-database.js').Room} room */
async function databaseFor(room) {
  const key = JSON.stringify(room)
  if (open?.key !== key) {
    open?.database.close()
    open = undefined
    open = { key, database: await openDatabase(room) }
  }
  return open.database
}

/** @param {import('./open-database.js').Database} database @param {number} memory */
function watch({ connection }, memory) {
  let last = -1
  return setInterval(() => {
    if (process.memoryUsage().rss > (memory + BEYOND) * MEGABYTE) {
      say({ fault: 'memory', detail: 'The process has taken more than its limit.' })
      process.exit(1)
    }
    const share = Math.floor(connection.progress.percentage) / 100
    if (share >= 0 && share !== last) say({ progress: share })
    last = share
  }, PULSE)
}

/** Sends rows, and waits until they are taken. @param {readonly import('./types').EngineCell[][]} rows */
async function send(rows) {
  const taken = new Promise(resolve => {
    resume = () => resolve(undefined)
  })
  say({ rows })
  await taken
  if (stopped) throw new Error('INTERRUPT')
}

/** @param {import('@duckdb/node-api').DuckDBResult} result */
async function sendAll(result) {
  /** @type {import('./types').EngineCell[][]} */
  let rows = []
  for await (const chunk of result.yieldRowsJson()) {
    rows.push(.../** @type {import('./types').EngineCell[][]} */ (chunk))
    if (rows.length < ROWS) continue
    await send(rows)
    rows = []
  }
  if (rows.length > 0) await send(rows)
}

/** @param {Extract<Order, { task: unknown }>} order */
async function perform({ task, limits, folder }) {
  const database = await databaseFor({ reads: task.reads ?? [], writes: task.writes, limits, folder })
  const pulse = watch(database, limits.memory)
  try {
    for (const [index, { sql, values = [] }] of task.statements.entries()) {
      if (stopped) throw new Error('INTERRUPT')
      if (index < task.statements.length - 1) await database.connection.run(sql, [...values])
      else await sendAll(await database.connection.stream(sql, [...values]))
    }
  } finally {
    clearInterval(pulse)
  }
}

/** @param {Extract<Order, { task: unknown }>} order */
async function answer(order) {
  stopped = false
  try {
    await perform(order)
    say({ done: true })
  } catch (error) {
    // What it holds by now is not known.
    open?.database.close()
    open = undefined
    say(faultOf(error))
  }
}

function stop() {
  stopped = true
  open?.database.connection.interrupt()
  resume?.()
}

process.on('message', message => {
  const order = /** @type {Order} */ (message)
  if ('task' in order) void answer(order)
  else if ('stop' in order) stop()
  else resume?.()
})
process.once('disconnect', () => process.exit())
