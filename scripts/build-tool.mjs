// Bundles the generator into dist/weft.mjs: one file starts in a tenth of the time of its sources. With `--package` it makes the folder
// dist/weft-openapi, which is published: the same file, the function `generate` with its types, and no dependency.
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')

/** @param {string} folder @param {Record<string, string>} entryPoints @param {string} start */
async function bundle(folder, entryPoints, start = '') {
  const { build } = await import('esbuild')
  mkdirSync(folder, { recursive: true })
  // What outputs get as it stands is read at run time.
  cpSync(join(root, 'generators/runtime'), join(folder, 'runtime'), {
    recursive: true,
    filter: file => !file.endsWith('.test.ts'),
  })
  await build({
    entryPoints,
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: Object.keys(entryPoints).length > 1,
    platform: 'node',
    target: 'node20.19',
    mainFields: ['module', 'main'],
    format: 'esm',
    logLevel: 'error',
    // Packages of CommonJS ask for the modules of Node.
    banner: {
      js: `${start}import { createRequire as createRequireOfTool } from 'node:module'; const require = createRequireOfTool(import.meta.url);`,
    },
  })
}

export async function buildTool() {
  await bundle(join(root, 'dist'), { weft: join(root, 'generators/tool/main.ts') })
}

/** The folder of the package; its name on npm is free, that of the product is not. */
async function buildPackage() {
  const folder = join(root, 'dist/weft-openapi')
  rmSync(folder, { recursive: true, force: true })
  await bundle(folder, { weft: join(root, 'generators/tool/main.ts'), index: join(root, 'generators/tool/index.ts') })
  const command = join(folder, 'weft.mjs')
  writeFileSync(command, `#!/usr/bin/env node\n${readFileSync(command, 'utf8')}`, { mode: 0o755 })
  const emit = ['--declaration', '--emitDeclarationOnly', '--outDir', join(folder, 'types'), '--rootDir', join(root, 'generators')]
  const read = [
    '--module',
    'esnext',
    '--moduleResolution',
    'bundler',
    '--target',
    'es2022',
    '--lib',
    'es2023,dom,dom.iterable',
    '--strict',
    '--skipLibCheck',
    '--types',
    'node',
  ]
  execFileSync(process.execPath, [
    join(root, 'node_modules/tsgo/bin/tsc'),
    '--ignoreConfig',
    ...emit,
    ...read,
    join(root, 'generators/tool/index.ts'),
  ])
  for (const [from, to] of [
    ['LICENSE', 'LICENSE'],
    ['generators/README.md', 'README.md'],
  ])
    cpSync(join(root, from), join(folder, to))
  const { version, license, engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const published = {
    name: 'weft-openapi',
    version,
    description: 'Typed clients, mocks, checks and servers of OpenAPI 3.0, 3.1 and Swagger 2.0 documents.',
    license,
    type: 'module',
    engines,
    bin: { 'weft-openapi': 'weft.mjs' },
    exports: { '.': { types: './types/tool/index.d.ts', default: './index.mjs' } },
  }
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(published, null, 2)}\n`)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await (process.argv.includes('--package') ? buildPackage() : buildTool())
