// Builds the renderer as a package of its own into dist/renderer: modules, styles, declarations. `npm run pack:renderer` packs it.
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { root, run, tools } from './steps.mjs'

const NAME = '@weft/renderer'
/** Each door of the renderer, by what follows the name of the package. */
const DOORS = {
  '.': 'renderer/index.ts',
  './contract': 'renderer/contract.ts',
  './core': 'renderer/core.ts',
  './codecs': 'renderer/codecs.ts',
  './grid': 'renderer/grid/index.ts',
  './icons': 'renderer/icons.ts',
}
/** What an application has once, for itself and for the renderer. */
const PEERS = ['react', 'react-dom', 'antd']
/** Styles are no module, but a page that imports them wants a declaration. */
const STYLES = { types: './types/style.d.ts', default: './style.css' }
const out = join(root, 'dist', 'renderer')

/** The name of an entry among the modules, such as `grid`. */
const entry = door => (door === '.' ? 'index' : door.slice(2))
const isPackage = id => /^(?:@[\w-]+\/)?[\w-]/.test(id) && !/^[A-Za-z]:/.test(id)
const packageOf = id =>
  id
    .split('/')
    .slice(0, id.startsWith('@') ? 2 : 1)
    .join('/')

/** Gives back the packages that the modules ask for. Parts that are loaded later stay modules of their own; all styles are one file. */
async function buildModules() {
  const { build } = await import('vite')
  const asked = new Set()
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'packages-asked',
        generateBundle(_, bundle) {
          for (const { imports = [], dynamicImports = [] } of Object.values(bundle))
            for (const id of [...imports, ...dynamicImports]) if (!Object.hasOwn(bundle, id)) asked.add(packageOf(id))
        },
      },
    ],
    build: {
      outDir: out,
      emptyOutDir: true,
      target: 'es2022',
      minify: false,
      cssCodeSplit: false,
      lib: {
        entry: Object.fromEntries(Object.entries(DOORS).map(([door, file]) => [entry(door), join(root, file)])),
        formats: ['es'],
        cssFileName: 'style',
      },
      rolldownOptions: {
        // The styles of a package come with ours.
        external: id => isPackage(id) && !id.endsWith('.css'),
        output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
      },
    },
  })
  return asked
}

/** One declaration for each module that a door reaches. */
async function buildTypes() {
  const folder = join(root, '.cache', 'renderer-types')
  const settings = { declaration: true, emitDeclarationOnly: true, noEmit: false, rootDir: root, outDir: join(out, 'types') }
  mkdirSync(folder, { recursive: true })
  const above = relative(folder, root)
  const files = Object.values(DOORS).map(file => `${above}/${file}`)
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ extends: `${above}/tsconfig.json`, compilerOptions: settings, include: [], files }),
  )
  await run(tools.tsc, ['-p', join(folder, 'tsconfig.json')])
  writeFileSync(join(out, 'types', 'style.d.ts'), 'export {}\n')
}

function* filesBelow(folder) {
  for (const item of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, item.name)
    if (item.isDirectory()) yield* filesBelow(path)
    else yield path
  }
}

const FROM = /^(?:import|export) .*?from ['"]([^'"]+)['"]|import\(['"]([^'"]+)['"]\)/gm

/** The packages that the declarations ask for. Styles declare nothing. */
function packagesInTypes() {
  const asked = new Set()
  for (const file of filesBelow(join(out, 'types'))) {
    const text = readFileSync(file, 'utf8').replace(/^import ['"][^'"]+\.css['"];?\n/gm, '')
    writeFileSync(file, text)
    for (const [, named, inline] of text.matchAll(FROM)) if (isPackage(named ?? inline)) asked.add(packageOf(named ?? inline))
  }
  return asked
}

function writeManifest(asked) {
  const { version, license, engines, dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const unknown = asked.filter(name => !Object.hasOwn(dependencies, name))
  if (unknown.length > 0) throw new Error(`The renderer asks for ${unknown.join(', ')}, which are no dependencies.`)
  const versions = (names, mark = '') => Object.fromEntries(names.map(name => [name, `${mark}${dependencies[name]}`]))
  const doors = Object.entries(DOORS).map(([door, file]) => [
    door,
    { types: `./types/${file.replace(/\.ts$/, '.d.ts')}`, default: `./${entry(door)}.js` },
  ])
  const manifest = {
    name: NAME,
    version,
    description: 'Draws screens that are JSON: lists, forms, grids, queries and pages.',
    license,
    // Until it is published.
    private: true,
    type: 'module',
    sideEffects: ['./style.css'],
    engines,
    exports: { ...Object.fromEntries(doors), './style.css': STYLES, './package.json': './package.json' },
    peerDependencies: versions(PEERS, '^'),
    dependencies: versions(asked.filter(name => !PEERS.includes(name))),
  }
  writeFileSync(join(out, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
}

async function buildRenderer() {
  const asked = await buildModules()
  await buildTypes()
  writeManifest([...new Set([...asked, ...packagesInTypes()])].sort())
  cpSync(join(root, 'LICENSE'), join(out, 'LICENSE'))
  cpSync(join(root, 'renderer/README.md'), join(out, 'README.md'))
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildRenderer()
