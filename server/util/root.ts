import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

function findRoot(): string {
  for (let folder = dirname(fileURLToPath(import.meta.url)); folder !== dirname(folder); folder = dirname(folder)) {
    if (existsSync(join(folder, 'package.json')) && existsSync(join(folder, 'schemas'))) return folder
  }
  throw new Error('The project folder, with package.json and schemas, is not above the server.')
}

/** The folder of the project, from the sources as from the bundle. */
export const root = findRoot()
