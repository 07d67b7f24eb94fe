import { appendFile, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Seal } from './repository'

/** Seals as this server has seen them, beside its data: what changes the database does not change them. */
export class SealCopies {
  private readonly file: string

  constructor(dataDir: string) {
    this.file = join(dataDir, 'log-seals.txt')
  }

  /** By id; a line that is none, such as one that was cut off by a crash, is left out. */
  async read(): Promise<ReadonlyMap<string, string>> {
    const text = await readFile(this.file, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return ''
      throw error
    })
    return new Map([...text.matchAll(/^(\w+ \d{4}-\d\d-\d\d) ([0-9a-f]{64})$/gm)].map(([, id = '', seal = '']) => [id, seal]))
  }

  async add(seals: readonly Seal[]): Promise<void> {
    if (seals.length > 0) await appendFile(this.file, seals.map(({ id, seal }) => `${id} ${seal}\n`).join(''), { mode: 0o600, flush: true })
  }
}
