import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { type Files, openFiles } from './files'
import type { StorageLimits } from './space'

declare module 'fastify' {
  interface FastifyInstance {
    /** Uploads and what the server makes for people; handlers reach it as `call.request.server.files`. */
    readonly files: Files
  }
}

/** Gives handlers the files below `DATA_DIR/files`. Needs nothing of the app; before the routes. */
export function keepFiles(app: FastifyInstance, { dataDir, storage }: { dataDir: string; storage: StorageLimits }): void {
  const files = openFiles(join(dataDir, 'files'), storage)
  app.decorate('files', files)
  app.addHook('onClose', async () => files.parts.close())
}
