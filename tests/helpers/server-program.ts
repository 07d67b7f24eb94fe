import { join } from 'node:path'
import { root, run } from '../../scripts/steps.mjs'

let built: Promise<string> | undefined

/** The server as `npm start` runs it: one file for Node, bundled from the sources once in a worker. Rejects when they cannot be bundled. */
export const serverProgram = (): Promise<string> => {
  built ??= bundle()
  return built
}

async function bundle(): Promise<string> {
  // Another worker may be reading its own.
  const folder = join(root, '.cache', 'test-server', process.env.VITEST_POOL_ID ?? '0')
  await run(join(root, 'scripts', 'build-server.mjs'), [folder], { quiet: true })
  return join(folder, 'main.js')
}
