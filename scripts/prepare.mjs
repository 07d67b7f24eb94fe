// The first thing that `npm start`, `npm test` and `npm run dev` do, with Node alone: installs what the lock file names. Imported, not
// a script before theirs: npm leaves those out where no script of a package may run.
import { spawnSync } from 'node:child_process'
import { existsSync, statSync, utimesSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const OLDEST_NODE = [20, 19]
const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const lock = join(root, 'package-lock.json')
/** npm writes this file last; its age is the age of the installation. */
const installed = join(root, 'node_modules', '.package-lock.json')

function stop(message) {
  console.error(message)
  process.exit(1)
}

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  const [wantMajor, wantMinor] = OLDEST_NODE
  if (major < wantMajor || (major === wantMajor && minor < wantMinor)) {
    stop(`Weft needs Node ${OLDEST_NODE.join('.')} or later; this is ${process.versions.node}.`)
  }
}

function isInstalled() {
  return existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs
}

function install() {
  console.log('Installing packages (npm ci) …')
  const npm = process.env.npm_execpath
  const [command, args] = npm ? [process.execPath, [npm]] : ['npm', []]
  const { status } = spawnSync(command, [...args, 'ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: !npm && process.platform === 'win32',
  })
  if (status !== 0) stop('npm ci failed; its message stands above.')
  const now = new Date()
  utimesSync(installed, now, now)
}

checkNode()
if (!isInstalled()) install()
