// `npm run backup` and `npm run restore -- FILE`: the server is built when a source is younger.
import './prepare.mjs'
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { buildServer, generate, root } from './steps.mjs'

try {
  await generate()
  await buildServer()
} catch (error) {
  console.error(`Weft could not be built: ${error.message}`)
  process.exit(1)
}
// Paths are relative to where the command was given.
const env = { ...process.env, INIT_CWD: process.env.npm_lifecycle_event ? process.env.INIT_CWD : process.cwd() }
const args = ['--enable-source-maps', join(root, 'dist', 'server', 'backup.js'), ...process.argv.slice(2)]
spawn(process.execPath, args, { cwd: root, stdio: 'inherit', env }).on('close', code => process.exit(code ?? 1))
