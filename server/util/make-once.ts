import { randomBytes } from 'node:crypto'
import { linkSync, rmSync, writeFileSync } from 'node:fs'

/**
 * Makes a file that its owner alone reads, at once whole, as another process may be reading it; one that is there stays: another process was
 * quicker.
 */
export function makeOnce(file: string, text: string): void {
  const made = `${file}-${randomBytes(8).toString('hex')}`
  writeFileSync(made, text, { mode: 0o600, flag: 'wx' })
  try {
    linkSync(made, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(made)
  }
}
