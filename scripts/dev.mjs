// `npm run dev`: the same as `npm start`, with reload of the server (tsx) and of the page (Vite).
import './prepare.mjs'
import { spawn } from 'node:child_process'
import { generate, root, tools } from './steps.mjs'

await generate()

const apiPort = process.env.API_PORT ?? '8081'
const pagePort = process.env.PORT ?? '8080'
// In groups of their own: a terminal's Ctrl-C then reaches them by `stop` alone. tsx takes a second signal for impatience and kills
// the server in the middle of its end.
const children = [
  spawn(process.execPath, [tools.tsx, 'watch', '--clear-screen=false', 'server/app/main.ts', ...process.argv.slice(2)], {
    cwd: root,
    stdio: 'inherit',
    detached: true,
    // Keys that no contract names are refused, so that slips of the pages at work are seen.
    env: { STRICT_INPUT: 'on', ...process.env, PORT: apiPort },
  }),
  spawn(process.execPath, [tools.vite, '--port', pagePort, '--strictPort'], {
    cwd: root,
    stdio: 'inherit',
    detached: true,
    env: { ...process.env, WEFT_DEV_SERVER: `http://127.0.0.1:${apiPort}` },
  }),
]
let stopping = false
const stop = signal => {
  if (stopping) return
  stopping = true
  for (const child of children) child.kill(signal)
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(signal))
for (const child of children) {
  child.on('close', code => {
    stop('SIGTERM')
    process.exitCode = code ?? 1
  })
}
