#!/usr/bin/env node
// The command `weft-openapi` of this repository: dist/weft.mjs is made anew when a source is younger. `npm run pack:tool` makes the package.
import { existsSync, readdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const sources = join(root, 'generators')
const made = join(root, 'dist', 'weft.mjs')

const youngest = folder =>
  readdirSync(folder, { withFileTypes: true }).reduce((latest, entry) => {
    const path = join(folder, entry.name)
    return Math.max(latest, entry.isDirectory() ? youngest(path) : statSync(path).mtimeMs)
  }, 0)

if (!existsSync(made) || (existsSync(sources) && youngest(sources) > statSync(made).mtimeMs)) {
  const { buildTool } = await import(pathToFileURL(join(root, 'scripts', 'build-tool.mjs')).href)
  await buildTool()
}
await import(pathToFileURL(made).href)
