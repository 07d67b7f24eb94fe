import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome']

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/**
 * A Chromium to test with: `CHROMIUM_PATH`, one of the system, or Playwright's own.
 * Throws with one line that says how to get one.
 */
export function chromiumPath(): string {
  const given = process.env.CHROMIUM_PATH
  if (given) return given
  const folders = (process.env.PATH ?? '').split(delimiter)
  const candidates = [...NAMES.flatMap(name => folders.map(folder => join(folder, name))), chromium.executablePath()]
  const found = candidates.find(isExecutable)
  if (!found) throw new Error('No Chromium found. On Debian: apt-get install -y chromium; elsewhere set CHROMIUM_PATH.')
  return found
}
