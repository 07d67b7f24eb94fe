import { stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { runningEmbedded, startEmbedded } from '../db/embedded'
import { Archives, BackupError, restore, verify } from '../subjects/backups'
import { backupFiles, holdsFiles, restoreFiles } from '../subjects/files'
import { archiveKey, findArchiveKey } from '../util/archive/key'
import { StartError } from '../util/start-error'
import { version } from '../util/version'
import { commandTexts as texts } from './backup-texts'
import { type Config, readConfig } from './config'

const say = (line: string) => console.log(line)

/** Prints how far a work is, at every tenth of it. */
function progressPrinter() {
  let last = ''
  return (done: number, of: number, text: string) => {
    const line = `${text} ${of > 0 ? Math.floor((10 * done) / of) * 10 : 100}%`
    if (line !== last) say(line)
    last = line
  }
}

interface Place {
  readonly url: string
  readonly from: string | undefined
  readonly close: () => Promise<void>
}

/** The database of the settings: the given one, that of a running server, or the embedded one, which is started for the command. */
async function openPlace({ databaseUrl, dataDir }: Config, running: string | null): Promise<Place> {
  const url = databaseUrl ?? running
  if (url !== null) return { url, from: databaseUrl ? undefined : join(dataDir, 'database.json'), close: async () => {} }
  const embedded = await startEmbedded({ dataDir, log: say })
  return { url: embedded.url, from: join(dataDir, 'database.json'), close: () => embedded.stop() }
}

async function backup(config: Config, args: readonly string[]): Promise<void> {
  const unknown = args.find(arg => arg !== '--check')
  if (unknown !== undefined) throw new StartError(texts.unknownArgument(unknown))
  const place = await openPlace(config, await runningEmbedded(config.dataDir))
  const { dataDir, backup: settings } = config
  const folder = settings.folder ?? join(dataDir, 'backups')
  const archives = new Archives({
    folder,
    passphrase: settings.passphrase,
    key: () => archiveKey(dataDir),
    url: () => place.url,
    files: () => backupFiles(dataDir),
    version,
  })
  try {
    const { name, rows, files, size } = await archives.make('', undefined, { onProgress: progressPrinter() })
    say(texts.made(archives.path(name), size, rows, files))
    if (settings.passphrase === '') say(texts.open)
    if (args.includes('--check')) for (const line of (await archives.check(name, { onProgress: progressPrinter() })).held) say(`√ ${line}`)
  } finally {
    await place.close()
  }
}

interface RestoreArguments {
  readonly path: string
  readonly replace: boolean
  /** Takes an archive of which nothing shows by whom it was made. */
  readonly foreign: boolean
}

function restoreArguments(args: readonly string[]): RestoreArguments {
  const paths = args.filter(arg => arg !== '--replace' && arg !== '--foreign')
  const [path, second] = paths
  if (path === undefined || second !== undefined || path.startsWith('-')) throw new StartError(texts.restoreUsage)
  return { path: resolve(process.env.INIT_CWD ?? '.', path), replace: args.includes('--replace'), foreign: args.includes('--foreign') }
}

async function restoreCommand(config: Config, args: readonly string[]): Promise<void> {
  const { path, replace, foreign } = restoreArguments(args)
  const found = await stat(path).catch(() => null)
  if (!found?.isFile()) throw new StartError(texts.noFile(path))
  const { dataDir, backup: settings } = config
  if (!replace && (await holdsFiles(dataDir))) throw new BackupError(texts.filesThere(join(dataDir, 'files')))
  let done = 0
  const print = progressPrinter()
  const onBytes = (bytes: number) => {
    done += bytes
    print(done <= found.size ? done : done - found.size, found.size, done <= found.size ? texts.reading : texts.restoring)
  }
  const reading = { path, passphrase: settings.passphrase, key: findArchiveKey(dataDir), foreign, onBytes }
  if (foreign) say(texts.foreign)
  const facts = await verify(reading)
  say(texts.whole(facts.head.version, new Date(facts.head.begun)))
  const place = await openPlace(config, null)
  try {
    const { url, from } = place
    const { held } = await restore({ ...reading, facts, url, from, replace, files: restoreFiles(dataDir) })
    say(texts.checked)
    for (const line of held) say(`√ ${line}`)
    say(texts.restored)
  } finally {
    await place.close()
  }
}

const commands: Readonly<Record<string, (config: Config, args: readonly string[]) => Promise<void>>> = { backup, restore: restoreCommand }

const [name = '', ...args] = process.argv.slice(2)
const command = commands[name]
if (!command) {
  console.error(texts.usage)
  process.exit(1)
}
try {
  await command(readConfig(process.env), args)
  process.exit(0)
} catch (error) {
  console.error(error instanceof StartError || error instanceof BackupError ? error.message : error)
  process.exit(1)
}
