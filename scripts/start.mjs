// `npm start`: install, generate, build and serve; a step whose inputs did not change is skipped.
import './prepare.mjs'
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildServer, buildWeb, generate, listShipped, root, stopRunning } from './steps.mjs'

let server
let stopped = false

/** Passes the signal on; before the server runs, ends what is being built. */
function stop(signal) {
  stopped = true
  if (server) server.kill(signal)
  else stopRunning()
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(signal))

/** Who started this process: npm, on Linux through a shell that outlives it. */
function starters() {
  try {
    const shell = readFileSync(`/proc/${process.ppid}/stat`, 'utf8')
    return shell.includes('(sh)') ? [process.ppid, shell.split(') ').at(-1).split(' ')[1]].join() : String(process.ppid)
  } catch {
    return String(process.ppid)
  }
}

// An npm that was killed tells no process.
const first = starters()
const watch = setInterval(() => {
  if (!process.env.npm_lifecycle_event || starters() === first) return
  clearInterval(watch)
  stop('SIGTERM')
}, 1000)
watch.unref()

try {
  for (const step of [generate, buildWeb, buildServer, listShipped]) if (!stopped) await step()
} catch (error) {
  if (!stopped) console.error(`Weft could not be built: ${error.message}`)
  process.exit(1)
}
if (stopped) process.exit(1)

const args = ['--enable-source-maps', join(root, 'dist', 'server', 'main.js'), ...process.argv.slice(2)]
// The channel carries nothing: its end tells the server that this process was killed.
server = spawn(process.execPath, args, { cwd: root, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] })
server.on('close', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
