// `npm run ready`: whether the present commit may be merged: runs `.ci/run` on a clone of it in an empty folder, as on a fresh machine,
// and keeps the result as `.cache/ready.json`.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const result = join(root, '.cache', 'ready.json')
/** What no check reads. */
const DOCUMENTS = /^(?:README\.md|docs\/(?:decisions|images)\/.*)$/

function git(...args) {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  if (status !== 0) throw new Error(`git ${args[0]} failed: ${stderr.trim()}`)
  return stdout.trim()
}

/** What is known of an earlier commit that has passed, as a sentence; nothing when this one has to be tried. @param {string} commit */
function known(commit) {
  if (!existsSync(result)) return undefined
  const before = JSON.parse(readFileSync(result, 'utf8'))
  if (!before.passed) return undefined
  if (before.commit === commit) return `${commit} has passed in ${before.seconds} s.`
  if (spawnSync('git', ['merge-base', '--is-ancestor', before.commit, commit], { cwd: root }).status !== 0) return undefined
  const changed = git('diff', '--name-only', before.commit, commit).split('\n').filter(Boolean)
  return changed.every(file => DOCUMENTS.test(file)) ? `${before.commit} has passed; only documents changed since.` : undefined
}

/** What a fresh machine would have of this environment. */
function environment() {
  const { PATH = '', HOME = '', LANG = 'C.UTF-8' } = process.env
  const kept = Object.entries(process.env).filter(([name]) =>
    /^(?:npm_config_|https?_proxy$|no_proxy$|NODE_EXTRA_CA_CERTS$|SSL_CERT_)/i.test(name),
  )
  return { ...Object.fromEntries(kept), PATH, HOME, LANG, CI: 'true' }
}

/** Runs the check on a clone below `folder`. @param {string} folder @param {string} commit */
function tryCommit(folder, commit) {
  const clone = join(folder, 'main')
  git('clone', '--quiet', '--no-local', root, clone)
  spawnSync('git', ['checkout', '--quiet', commit], { cwd: clone })
  const beside = join(root, '..', 'shared')
  if (existsSync(beside)) symlinkSync(beside, join(folder, 'shared'))
  const start = performance.now()
  const { status } = spawnSync('bash', ['.ci/run'], { cwd: clone, env: environment(), stdio: ['ignore', 'inherit', 'inherit'] })
  const seconds = Math.round((performance.now() - start) / 1000)
  const told = join(clone, '.cache', 'check.json')
  const { failed = [], parts = [] } = existsSync(told) ? JSON.parse(readFileSync(told, 'utf8')) : {}
  const passed = status === 0
  return { commit, passed, failed: passed || failed.length > 0 ? failed : [`.ci/run ended with ${status}`], seconds, parts }
}

const commit = git('rev-parse', 'HEAD')
if (git('status', '--porcelain')) console.log('What is not committed is not tried.')
const answer = known(commit)
if (answer) {
  console.log(answer)
  process.exit(0)
}
const folder = mkdtempSync(join(tmpdir(), 'weft-ready-'))
try {
  const tried = tryCommit(folder, commit)
  mkdirSync(dirname(result), { recursive: true })
  writeFileSync(result, `${JSON.stringify(tried, null, 2)}\n`)
  console.log(tried.passed ? `${commit} passed in ${tried.seconds} s.` : `${commit} failed:\n  ${tried.failed.join('\n  ')}`)
  process.exitCode = tried.passed ? 0 : 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}
