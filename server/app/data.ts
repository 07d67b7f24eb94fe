import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { startEmbedded } from '../db/embedded'
import { type OpenDatabase, openDatabase } from '../db/open'
import type { Module } from '../http/module'
import { JOB_KEY } from '../jobs'
import type { Catalog } from '../query'
import type { Config } from './config'
import { readSecret } from './secret'
import { seed } from './seeds'

export interface DbOptions {
  readonly config: Config
  readonly modules: readonly Module[]
  readonly catalog: Catalog
  readonly log: (line: string) => void
  /** `-c` settings of the embedded PostgreSQL. Default none. */
  readonly settings?: Readonly<Record<string, string>> | undefined
  /** Milliseconds that a call waits for a connection. Default 5 s. */
  readonly longestWait?: number | undefined
  /** See `OpenOptions`. */
  readonly prepared?: boolean | undefined
  /** See `OpenOptions`. */
  readonly onStatement?: Parameters<typeof openDatabase>[0]['onStatement']
}

/** The database of this server, prepared; `close` also ends the embedded one. */
export interface Data extends OpenDatabase {
  /** The process of the embedded PostgreSQL; undefined with a database of one's own. */
  readonly pid: () => number | undefined
  /** Of the role that administers the database. */
  readonly adminUrl: () => string
}

/** Starts the embedded PostgreSQL or takes the given one, prepares it, and opens its pools. */
export async function openData(options: DbOptions): Promise<Data> {
  const { config, modules, catalog, log } = options
  const secret = readSecret(config.dataDir)
  const embedded = config.databaseUrl ? null : await startEmbedded({ dataDir: config.dataDir, log, settings: options.settings })
  try {
    const database = await openDatabase({
      url: config.databaseUrl ?? embedded?.url ?? '',
      from: embedded ? join(config.dataDir, 'database.json') : undefined,
      replicaUrl: config.databaseReplicaUrl,
      secret,
      demo: config.demo,
      onInstallation: ({ keyFor }) => catalog.jobs.sealBy(keyFor(JOB_KEY)),
      prepared: options.prepared,
      seed: db => seed(db, config),
      prepare: modules.flatMap(({ prepare }) => (prepare ? [owner => prepare(owner, catalog)] : [])),
      context: { catalog },
      log,
      poolSize: config.databasePool,
      longestWait: options.longestWait,
      onStatement: options.onStatement,
    })
    const close = async () => {
      await database.close()
      await embedded?.stop()
    }
    return { ...database, pid: () => embedded?.pid(), adminUrl: () => config.databaseUrl ?? embedded?.url ?? '', close }
  } catch (error) {
    await embedded?.stop()
    throw error
  }
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Null when the API is forwarded. */
    readonly data: Data | null
  }
}

/** Ends with the app: requests first, then the pools, then the embedded database. */
export function keepData(app: FastifyInstance, data: Data | null): void {
  app.decorate('data', data)
  app.addHook('onClose', async () => data?.close())
}
