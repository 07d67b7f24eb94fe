// `npm start`: generate, build and serve; a step whose inputs did not change is skipped.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { buildServer, buildWeb, generate, root } from './steps.mjs'

try {
  await generate()
  await buildWeb()
  await buildServer()
} catch (error) {
  console.error(`Weft could not be built: ${error.message}`)
  process.exit(1)
}

const args = ['--enable-source-maps', join(root, 'dist', 'server', 'main.js'), ...process.argv.slice(2)]
const server = spawn(process.execPath, args, { cwd: root, stdio: 'inherit' })
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal))
server.on('close', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
