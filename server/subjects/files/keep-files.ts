import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Settings } from '../settings'
import { type Files, openFiles } from './files'

declare module 'fastify' {
  interface FastifyInstance {
    /** Uploads and what the server makes for people; handlers reach it as `call.request.server.files`. */
    readonly files: Files
  }
}

/** Gives handlers the files below `DATA_DIR/files`. Needs nothing of the app; before the routes. */
export function keepFiles(app: FastifyInstance, dataDir: string, settings: Settings): void {
  app.decorate('files', openFiles(join(dataDir, 'files'), settings))
}
