// Steps that are skipped while their inputs stay the same; no dependencies.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const cache = join(root, '.cache', 'steps')
const bin = name => join(root, 'node_modules', ...name.split('/'))

/** Everything a step can start: the script of a package, run by this Node. */
export const tools = {
  tsx: bin('tsx/dist/cli.mjs'),
  vite: bin('vite/bin/vite.js'),
  esbuild: bin('esbuild/bin/esbuild'),
  tsc: bin('tsgo/bin/tsc'),
  biome: bin('@biomejs/biome/bin/biome'),
  depcruise: bin('dependency-cruiser/bin/dependency-cruise.mjs'),
  knip: bin('knip/bin/knip.js'),
  vitest: bin('vitest/vitest.mjs'),
  playwright: bin('@playwright/test/cli.js'),
}

/** What the compiler knows of the last check of types: the next one reads what changed, and what depends on it. */
export const knownTypes = '.cache/types.tsbuildinfo'

/** How `tools.tsc` checks the types of a tree. Several checkers work out anew, each for itself, what most files share. */
export const typeCheck = ['-p', 'tsconfig.json', '--checkers', '1', '--incremental', '--tsBuildInfoFile', knownTypes]

function* filesBelow(path) {
  const full = join(root, path)
  if (!existsSync(full)) return
  if (!statSync(full).isDirectory()) return yield path
  for (const entry of readdirSync(full).sort()) yield* filesBelow(`${path}/${entry}`)
}

/** Files that `generate` writes. They count as inputs too, so that one that was changed by hand is made anew. */
const isMade = file => /(^|[/])generated[/]|^schemas[/]meta[/]/.test(file)

function hashOf(inputs, variables, counts = () => true) {
  const hash = createHash('sha256')
  for (const name of variables) hash.update(`${name}=${process.env[name] ?? ''}\0`)
  for (const input of inputs) {
    for (const file of filesBelow(input)) {
      if (/\.test\.tsx?$/.test(file) || !counts(file)) continue
      hash
        .update(file)
        .update('\0')
        .update(readFileSync(join(root, file)))
        .update('\0')
    }
  }
  return hash.update(process.version).digest('hex')
}

/** What runs now. */
const running = new Set()

/** Ends every command that runs; their steps then fail. */
export function stopRunning() {
  for (const child of running) child.kill('SIGTERM')
}

/**
 * Runs a command of `tools`; rejects with its exit code. `quiet` shows its output only when it fails, `whole` when it has ended:
 * for commands that run at the same time.
 * @param {string} tool @param {string[]} args @param {{ quiet?: boolean, whole?: boolean, env?: Record<string, string> }} options
 */
export function run(tool, args, { quiet = false, whole = false, env = {} } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [tool, ...args], {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: quiet || whole ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    })
    running.add(child)
    const output = []
    child.stdout?.on('data', chunk => output.push(chunk))
    child.stderr?.on('data', chunk => output.push(chunk))
    child.on('error', reject)
    child.on('close', code => {
      running.delete(child)
      if (whole || code !== 0) process.stderr.write(Buffer.concat(output))
      if (code === 0) return resolve()
      reject(Object.assign(new Error(`${tool} ended with ${code}`), { code }))
    })
  })
}

/**
 * Does `work` unless its inputs are the ones of the last success and its output still exists.
 * @param {string} name
 * @param {{ inputs: string[], variables?: string[], output?: string, work: () => Promise<void> }} step `variables`: of the
 *   environment, which count as inputs too
 */
export async function step(name, { inputs, variables = [], output, work }) {
  const record = join(cache, name)
  const hash = hashOf(inputs, variables)
  const done = existsSync(record) && readFileSync(record, 'utf8') === hash && (!output || existsSync(join(root, output)))
  if (done) return false
  console.log(`${name} …`)
  // What is edited while the work goes on, it may have missed.
  const sources = () => hashOf(inputs, variables, file => !isMade(file))
  let seen
  do {
    seen = sources()
    await work()
  } while (seen !== sources())
  mkdirSync(cache, { recursive: true })
  writeFileSync(record, hashOf(inputs, variables))
  return true
}

const code = ['renderer', 'schemas', 'package-lock.json', 'tsconfig.json']

/** Contracts, clients, validators: from schemas and cells. */
export const generate = () =>
  step('generate', { inputs: ['generators', ...code], work: () => run(tools.tsx, ['generators/main.ts'], { quiet: true }) })

/** The browser's part, into dist/web. */
export const buildWeb = () =>
  step('build-web', {
    inputs: ['src', 'index.html', 'public', 'vite.config.ts', 'scripts/web', ...code],
    // Those that vite.config.ts reads for a build.
    variables: ['API_BASE', 'API_SIGN_SECRET'],
    output: 'dist/web/index.html',
    work: () => run(tools.vite, ['build', '--logLevel', 'warn'], { quiet: true }),
  })

/** The server's part, one file beside node_modules. */
export const buildServer = () =>
  step('build-server', {
    inputs: ['server', 'scripts/build-server.mjs', ...code],
    output: 'dist/server/main.js',
    work: () => run(join(root, 'scripts', 'build-server.mjs'), [], { quiet: true }),
  })

/** The renderer as a package, into dist/renderer. */
export const buildRenderer = () =>
  step('build-renderer', {
    inputs: ['scripts/build-renderer.mjs', ...code],
    output: 'dist/renderer/package.json',
    work: () => run(join(root, 'scripts', 'build-renderer.mjs'), [], { quiet: true }),
  })

/** npm itself when npm runs this, else the one that is found. */
function npm(args) {
  const own = process.env.npm_execpath
  const [command, first] = own ? [process.execPath, [own]] : ['npm', []]
  const { status, stdout, stderr } = spawnSync(command, [...first, ...args], { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
  if (status !== 0) throw new Error(`npm ${args[0]} ended with ${status}: ${stderr}`)
  return stdout
}

/** What is shipped, package by package with licence and digest, as CycloneDX. */
export const listShipped = () =>
  step('list-shipped', {
    inputs: ['package.json', 'package-lock.json'],
    output: 'dist/sbom.cdx.json',
    work: async () => {
      const list = npm(['sbom', '--package-lock-only', '--omit=dev', '--sbom-format=cyclonedx'])
      mkdirSync(join(root, 'dist'), { recursive: true })
      writeFileSync(join(root, 'dist', 'sbom.cdx.json'), list)
    },
  })
