import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..')

/** The built server; `npm test` and `npm start` build it. */
export const MAIN = join(root, 'dist', 'server', 'main.js')

const PATIENCE = 300_000
const READY = /Weft is ready: (http:\/\/\S+)/

export interface RunOptions {
  /** Settings of the server; those of the person who runs the tests do not reach it. */
  readonly env: Readonly<Record<string, string>>
  readonly args?: readonly string[]
  /** Instead of the built server. */
  readonly command?: readonly [string, ...string[]]
}

/** What came of a process that was expected to end. */
export interface Ended {
  readonly code: number | null
  readonly output: string
}

/** A running `npm start` and what it says. */
export class WeftProcess {
  output = ''
  private readonly child: ChildProcess
  private readonly closed: Promise<unknown>

  constructor({ env, args = [], command = [process.execPath, MAIN] }: RunOptions) {
    if (!existsSync(MAIN)) throw new Error('dist/server/main.js is missing: run `npm test`, or `npm start` once.')
    const { PATH = '', HOME = '' } = process.env
    const [program, ...rest] = command
    this.child = spawn(program, [...rest, ...args], { cwd: root, env: { PATH, HOME, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
    for (const stream of [this.child.stdout, this.child.stderr]) stream?.on('data', chunk => (this.output += String(chunk)))
    this.closed = once(this.child, 'close')
  }

  get pid(): number {
    return this.child.pid ?? 0
  }

  private get gone(): boolean {
    return this.child.exitCode !== null || this.child.signalCode !== null
  }

  /** The address that it serves; rejects with what it said when it ends before. */
  async ready(): Promise<string> {
    return new Promise((resolve, reject) => {
      const fail = (why: string) => reject(new Error(`The server ${why}:\n${this.output}`))
      const timer = setTimeout(() => fail('did not start in time'), PATIENCE)
      const look = () => {
        const address = READY.exec(this.output)?.[1]
        if (address === undefined) return
        clearTimeout(timer)
        resolve(address)
      }
      this.child.stdout?.on('data', look)
      this.child.once('close', () => {
        clearTimeout(timer)
        fail('ended')
      })
      look()
    })
  }

  async signal(name: NodeJS.Signals): Promise<void> {
    if (!this.gone) this.child.kill(name)
    await this.closed
  }

  /** Waits for its end. */
  async end(): Promise<Ended> {
    const timer = setTimeout(() => this.child.kill('SIGKILL'), PATIENCE)
    await this.closed
    clearTimeout(timer)
    return { code: this.child.exitCode, output: this.output.trim() }
  }
}
