import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'

export interface KeptFolder {
  /** Where it is kept between runs. */
  readonly cache: string
  /** What all of its kind begin with: the one that is made takes the place of those that were there. */
  readonly prefix: string
  /** What it is made of, as a text that is another one when it has to be made anew. */
  readonly key: string
  /** Fills an empty folder. */
  readonly make: (folder: string) => Promise<void>
}

/** Copies a folder with its owners and rights: Node's own copy forgets whose the files are. Throws with what the system said. */
export function copyFolder(from: string, to: string): void {
  mkdirSync(to, { recursive: true })
  const { status, stderr } = spawnSync('cp', ['-a', `${from}/.`, to], { encoding: 'utf8' })
  if (status !== 0) throw new Error(`${from} could not be copied: ${stderr}`)
}

function keep(folder: string, { cache, prefix, key }: KeptFolder): void {
  const former = readdirSync(cache).filter(each => each.startsWith(prefix))
  for (const each of former) rmSync(join(cache, each), { recursive: true, force: true })
  const unfinished = join(cache, `${prefix}${process.pid}.unfinished`)
  copyFolder(folder, unfinished)
  try {
    renameSync(unfinished, join(cache, prefix + key))
  } catch {
    // Another run was quicker.
    rmSync(unfinished, { recursive: true, force: true })
  }
}

/** Fills a folder, which other users may enter, with a copy of the one that is kept, or makes it there and keeps a copy. */
export async function fillFolder(folder: string, kept: KeptFolder): Promise<void> {
  const { cache, prefix, key, make } = kept
  mkdirSync(cache, { recursive: true })
  mkdirSync(folder, { recursive: true })
  chmodSync(folder, 0o755)
  const place = join(cache, prefix + key)
  if (existsSync(place)) return copyFolder(place, folder)
  await make(folder)
  keep(folder, kept)
}
