import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { failedTests } from '../failed-tests.mjs'
import type { Defect, Finder } from './defects'

/** The text of the file with the defect in it. Throws where the text that it replaces stands there twice, or not at all. */
export function withDefect(text: string, { name, file, find, replace }: Defect): string {
  const count = text.split(find).length - 1
  if (count !== 1)
    throw new Error(`${name}: ${file} has ${count === 0 ? 'no place any more' : `${count} places`} for the defect: ${JSON.stringify(find)}`)
  return text.replace(find, () => replace)
}

/** A copy of a checkout with what is not committed yet, in a folder of its own; packages are shared. The caller removes it. */
export function makeCopy(root: string): string {
  const { status, stdout, stderr } = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  if (status !== 0) throw new Error(`git ls-files failed: ${stderr.trim()}`)
  const copy = realpathSync(mkdtempSync(join(tmpdir(), 'weft-planted-')))
  // A file that was removed and not committed stands in the list all the same.
  for (const file of stdout.split('\0').filter(name => name && existsSync(join(root, name)))) cpSync(join(root, file), join(copy, file))
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  return copy
}

/** Does `work` while the defect stands in the copy. */
export function whilePlanted<Result>(copy: string, defect: Defect, work: () => Result): Result {
  const path = join(copy, defect.file)
  const text = readFileSync(path, 'utf8')
  writeFileSync(path, withDefect(text, defect))
  try {
    return work()
  } finally {
    writeFileSync(path, text)
  }
}

const asPattern = (name: string) => name.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')

/**
 * Runs these tests in the copy, without the others of their files: a line for each that failed, `file › name: first line of its message`, or
 * `file: message` where the file as a whole did; what vitest said where it could not run them.
 */
export function failedOf(copy: string, tests: readonly Finder[]): readonly string[] {
  const report = join(copy, '.cache', 'planted.json')
  rmSync(report, { force: true })
  const files = [...new Set(tests.map(({ file }) => file))]
  const names = tests.map(({ test }) => asPattern(test)).join('|')
  const vitest = join(copy, 'node_modules', 'vitest', 'vitest.mjs')
  const args = ['run', '--maxWorkers=1', '--reporter=json', `--outputFile.json=${report}`, '--testNamePattern', names]
  const { status, stdout, stderr } = spawnSync(process.execPath, [vitest, ...args, ...files], {
    cwd: copy,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  const failed = failedTests(report, copy)
  return status === 0 || failed.length > 0 ? failed : [`vitest ended with ${status}: ${stdout}${stderr}`]
}
