// Bundles the generator into dist/weft.mjs: one file starts in a tenth of the time of its sources.
import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')

export async function buildTool() {
  const { build } = await import('esbuild')
  mkdirSync(join(root, 'dist'), { recursive: true })
  await build({
    entryPoints: [join(root, 'generators/tool/main.ts')],
    outfile: join(root, 'dist/weft.mjs'),
    bundle: true,
    platform: 'node',
    target: 'node20.19',
    mainFields: ['module', 'main'],
    format: 'esm',
    logLevel: 'error',
    // json-schema-to-typescript loads its formatter at once, and nobody asks for it here.
    plugins: [
      {
        name: 'no-formatter',
        setup(tool) {
          tool.onResolve({ filter: /^prettier$/ }, () => ({ path: 'prettier', namespace: 'none' }))
          tool.onLoad({ filter: /.*/, namespace: 'none' }, () => ({ contents: 'export {}' }))
        },
      },
    ],
    // Packages of CommonJS ask for the modules of Node.
    banner: {
      js: "import { createRequire as createRequireOfTool } from 'node:module'; const require = createRequireOfTool(import.meta.url);",
    },
  })
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildTool()
