import { randomBytes } from 'node:crypto'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** Does work in a folder of its own, which is gone when that has ended. */
export async function inWorkFolder<Result>(parent: string, work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = join(parent, randomBytes(8).toString('hex'))
  await mkdir(folder, { recursive: true, mode: 0o700 })
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
