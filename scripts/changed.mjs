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
