import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** What a whole process took. */
export interface Taken {
  /** Milliseconds from start to end. */
  readonly wall: number
  /** Milliseconds of processor. */
  readonly cpu: number
  /** Megabytes at most. */
  readonly memory: number
}

const peak = pathToFileURL(join(import.meta.dirname, 'peak.mjs')).href

/** Runs a script by a Node of its own, cold, and measures it; throws when it fails. */
export async function measure(script: string, args: readonly string[], folder: string): Promise<Taken> {
  const file = join(folder, 'peak.json')
  const start = performance.now()
  await new Promise<void>((done, fail) => {
    const child = spawn(process.execPath, ['--import', peak, script, ...args], {
      cwd: folder,
      stdio: 'ignore',
      env: { ...process.env, PEAK_FILE: file },
    })
    child.on('error', fail)
    child.on('exit', code => (code === 0 ? done() : fail(new Error(`${script} ${args.join(' ')} ended with ${code}`))))
  })
  const wall = performance.now() - start
  return { wall, ...(JSON.parse(readFileSync(file, 'utf8')) as { readonly cpu: number; readonly memory: number }) }
}
