import type { ChildProcess } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { findBinaries } from './binaries'
import { isDataDirHeld, lockDataDir } from './lock'
import { stopOrphan } from './orphan'
import { findPerson } from './person'
import { findPlace, knownPlace } from './place'
import { type Binaries, freePort, makeCluster, SUPERUSER, startPostgres } from './process'

export interface EmbeddedOptions {
  readonly dataDir: string
  /** Gets one line for each thing worth knowing. */
  readonly log: (line: string) => void
  /** `-c` settings of PostgreSQL; tests turn durability off. Default none. */
  readonly settings?: Readonly<Record<string, string>> | undefined
}

/** A running PostgreSQL of our own. */
export interface Embedded {
  /** For the superuser of the cluster. Stays the same when PostgreSQL has to be started again. */
  readonly url: string
  /** The process of PostgreSQL now; undefined while it is started again. */
  readonly pid: () => number | undefined
  stop(): Promise<void>
}

const STOP_PATIENCE = 10_000
const PORT_ATTEMPTS = 5

const addressOf = (password: string, port: number) => `postgres://${SUPERUSER}:${encodeURIComponent(password)}@127.0.0.1:${port}/postgres`

class Supervisor implements Embedded {
  private child: ChildProcess | undefined
  private stopping = false
  private port = 0

  constructor(
    private readonly binaries: Binaries,
    private readonly place: string,
    private readonly password: string,
    private readonly options: EmbeddedOptions,
    private readonly release: () => void,
  ) {}

  get url(): string {
    return addressOf(this.password, this.port)
  }

  readonly pid = () => this.child?.pid

  /** Another program may take the free port first; then the next one is tried. */
  async begin(): Promise<void> {
    for (let attempt = 1; ; attempt++) {
      this.port = await freePort()
      try {
        return await this.launch()
      } catch (error) {
        if (attempt === PORT_ATTEMPTS || !String(error).includes('could not bind')) throw error
      }
    }
  }

  private async launch(): Promise<void> {
    await stopOrphan(join(this.place, 'cluster'))
    const child = await startPostgres(this.binaries, this.place, this.port, this.options.settings ?? {})
    this.child = child
    child.once('close', () => this.lost())
    if (child.exitCode !== null || child.signalCode !== null) this.lost()
  }

  private lost(): void {
    this.child = undefined
    if (this.stopping) return
    this.options.log('The embedded database ended; it is started again.')
    void this.relaunch()
  }

  private async relaunch(): Promise<void> {
    // Processes of the dead one may hold its memory for a moment: try again, ever more slowly.
    for (let pause = 100; !this.stopping; pause = Math.min(pause * 2, 5000)) {
      try {
        return await this.launch()
      } catch (error) {
        this.options.log(`The embedded database cannot be started again yet: ${(error as Error).message}`)
        await wait(pause)
      }
    }
  }

  async stop(): Promise<void> {
    this.stopping = true
    const child = this.child
    if (child) {
      const gone = new Promise<void>(resolve => child.once('close', () => resolve()))
      child.kill('SIGINT')
      const timer = setTimeout(() => child.kill('SIGQUIT'), STOP_PATIENCE)
      await gone
      clearTimeout(timer)
    }
    this.release()
  }
}

/** The address of the embedded PostgreSQL that another process of this data folder runs; null when none does. */
export async function runningEmbedded(dataDir: string): Promise<string | null> {
  const place = isDataDirHeld(dataDir) ? await knownPlace(dataDir) : null
  if (!place) return null
  const state = await readFile(join(place.folder, 'cluster', 'postmaster.pid'), 'utf8').catch(() => '')
  const port = Number(state.split('\n')[3])
  return port > 0 ? addressOf(place.password, port) : null
}

/** Starts the embedded PostgreSQL of a data folder, making it at the first start; keeps it running until `stop`. */
export async function startEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const release = lockDataDir(options.dataDir)
  try {
    const person = findPerson()
    const place = await findPlace(options.dataDir, person)
    const binaries = { folder: await findBinaries(place.folder, person), person }
    await makeCluster(binaries, place.folder, place.password)
    const supervisor = new Supervisor(binaries, place.folder, place.password, options, release)
    await supervisor.begin()
    return supervisor
  } catch (error) {
    release()
    throw error
  }
}
