// What a change touches, for the checks that answer between two edits.
import { spawnSync } from 'node:child_process'

/** Folders whose first level are rooms. */
const HOUSES = /^(?:renderer|src|server|generators|tests|scripts)[/]/
/** Rooms of a room: each has tests of its own. */
const WIDE = /^(?:server[/]subjects|renderer[/]cells|renderer[/]widgets|tests[/]contracts)[/]/

/** @param {string} root @param {string[]} args */
function git(root, args) {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  if (status !== 0) throw new Error(`git ${args[0]} failed: ${stderr.trim()}`)
  return stdout.split('\0').filter(Boolean)
}

/** Files that differ from where the branch left `main`, or that are not committed yet; on `main` itself only the latter. @param {string} root */
export function changedFiles(root) {
  const parent = spawnSync('git', ['merge-base', 'HEAD', 'main'], { cwd: root, encoding: 'utf8' })
  const base = parent.status === 0 ? parent.stdout.trim() : 'HEAD'
  const tracked = git(root, ['diff', '--name-only', '-z', base])
  return [...new Set([...tracked, ...git(root, ['ls-files', '--others', '--exclude-standard', '-z'])])].sort()
}

/** The commit of a checkout, in full; `none` outside of any. @param {string} root */
export function commitOf(root) {
  const { status, stdout } = spawnSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' })
  return status === 0 ? stdout.trim() : 'none'
}

/** How far before the newest commit of `main` others belong to the same piece of work, in hours. */
const WORK = 3

/**
 * Files of the piece of work that a checkout ends with: on a branch, what differs from `main`; on `main`, the commits of the
 * three hours before the newest one. None where there is no repository, or none before these.
 * @param {string} root
 */
export function filesOfWork(root) {
  const ask = (...args) => {
    const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
    return status === 0 ? stdout.trim() : ''
  }
  const head = ask('rev-parse', 'HEAD')
  const parent = ask('merge-base', 'HEAD', 'main')
  if (head && parent && parent !== head) return changedFiles(root)
  const seconds = Number(ask('log', '-1', '--format=%ct')) - WORK * 3600
  const base = head && ask('rev-list', '-1', `--before=${seconds}`, 'HEAD')
  if (!base) return []
  return [
    ...new Set([...git(root, ['diff', '--name-only', '-z', base]), ...git(root, ['ls-files', '--others', '--exclude-standard', '-z'])]),
  ].sort()
}

/** The rooms of these files, as folders or, at the top of a house, the file without its ending. @param {readonly string[]} files */
export function roomsOf(files) {
  const rooms = files
    .filter(file => HOUSES.test(file))
    .map(file => {
      const depth = WIDE.test(file) ? 3 : 2
      const parts = file.split('/')
      return parts.length > depth ? `${parts.slice(0, depth).join('/')}/` : file.replace(/(?:\.test)?\.(?:[cm]?[jt]sx?|d\.mts|json)$/, '')
    })
  return [...new Set(rooms)].filter(room => !room.startsWith('tests/e2e')).sort()
}
