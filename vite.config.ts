import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { checkedDefinitions } from './scripts/web/checked-definitions'
import { CHUNKS, isOfFirstLook } from './scripts/web/chunks'
import { directImports } from './scripts/web/direct-imports'
import { packedOperations } from './scripts/web/packed-operations'
import { plainSettings } from './scripts/web/plain-settings'
import { stylesOfAntd } from './scripts/web/styles-of-antd'
import { NONCE_MARK } from './server/http/web/nonce-mark'

const API_BASE = process.env.API_BASE ?? '/jeecg-boot'
/** Of our server while it is developed; `npm run dev` sets it. */
const SERVER = process.env.WEFT_DEV_SERVER ?? 'http://127.0.0.1:8081'

/** `repository` of package.json: where the pages say that their source is; empty without. */
function sourceAddress(): string {
  const { repository } = JSON.parse(readFileSync('package.json', 'utf8')) as { repository?: string | { url: string } }
  const address = typeof repository === 'object' ? repository.url : (repository ?? '')
  return address.replace(/^git\+/, '').replace(/\.git$/, '')
}

/** The page is not among them: each answer has a nonce of its own in it. */
const COMPRESSED = new Set(['.js', '.mjs', '.css', '.svg', '.json'])
/** Smaller files do not repay their headers. */
const WORTH_IT = 1024

function* filesBelow(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* filesBelow(path)
    else yield path
  }
}

/** The last step of quality saves 8 % and takes ten times as long, which is worth it where everybody waits. */
const qualityFor = (file: string) => (isOfFirstLook(basename(file)) ? constants.BROTLI_MAX_QUALITY : 9)

/** Writes a .gz and a .br beside each text file, so that the server only picks. */
function precompressed(): Plugin {
  let folder = ''
  return {
    name: 'weft-precompressed',
    apply: 'build',
    configResolved: config => {
      folder = join(config.root, config.build.outDir)
    },
    closeBundle() {
      for (const file of filesBelow(folder)) {
        if (!COMPRESSED.has(extname(file)) || statSync(file).size < WORTH_IT) continue
        const bytes = readFileSync(file)
        const params = { [constants.BROTLI_PARAM_QUALITY]: qualityFor(file), [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
        writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }))
        writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params }))
      }
    },
  }
}

const PDF = join('node_modules', 'pdfjs-dist')
const { version: pdfVersion } = JSON.parse(readFileSync(join(PDF, 'package.json'), 'utf8')) as { version: string }
/** The name changes with the version: browsers keep what is below `assets` for a year. */
const PDF_FILES = `/assets/pdfjs-${pdfVersion}/`
const PDF_FOLDERS = ['cmaps', 'standard_fonts', 'wasm', 'iccs']

/** What PDF.js loads by address when a document needs it: its worker, characters of East Asia, fonts, decoders. */
function pdfFiles(): Plugin {
  let folder = ''
  return {
    name: 'weft-pdf-files',
    configResolved: config => {
      folder = join(config.root, config.build.outDir, PDF_FILES)
    },
    configureServer(server) {
      server.middlewares.use(PDF_FILES, (request, response, next) => {
        const name = (request.url ?? '').split('?')[0] ?? ''
        const file = name === '/pdf.worker.min.mjs' ? join(PDF, 'build', name) : join(PDF, name)
        if (name.includes('..') || !existsSync(file)) return next()
        if (file.endsWith('js')) response.setHeader('content-type', 'text/javascript')
        response.end(readFileSync(file))
      })
    },
    writeBundle() {
      mkdirSync(folder, { recursive: true })
      cpSync(join(PDF, 'build', 'pdf.worker.min.mjs'), join(folder, 'pdf.worker.min.mjs'))
      for (const name of PDF_FOLDERS) cpSync(join(PDF, name), join(folder, name), { recursive: true })
    },
  }
}

const ROUTER = join(import.meta.dirname, 'node_modules', 'react-router', 'dist', 'production')

/** The router without its warnings for developers: its package names no condition by which a built page would get it. */
function routerOfProduction(): Plugin {
  const alias = [
    { find: /^react-router$/, replacement: join(ROUTER, 'index.mjs') },
    { find: /^react-router\/dom$/, replacement: join(ROUTER, 'dom-export.mjs') },
  ]
  return { name: 'weft-router-of-production', apply: 'build', config: () => ({ resolve: { alias } }) }
}

export default defineConfig({
  plugins: [
    react(),
    routerOfProduction(),
    packedOperations(),
    directImports(),
    plainSettings(),
    checkedDefinitions(),
    stylesOfAntd(),
    pdfFiles(),
    precompressed(),
  ],
  html: { cspNonce: NONCE_MARK },
  define: {
    'import.meta.env.API_BASE': JSON.stringify(API_BASE),
    'import.meta.env.API_SIGN_SECRET': JSON.stringify(process.env.API_SIGN_SECRET ?? ''),
    'import.meta.env.PDF_FILES': JSON.stringify(PDF_FILES),
    'import.meta.env.SOURCE_ADDRESS': JSON.stringify(sourceAddress()),
  },
  build: {
    outDir: 'dist/web',
    emptyOutDir: true,
    target: 'es2022',
    // Inlined images and fonts would need `data:` in the policy of the page.
    assetsInlineLimit: 0,
    // Modules of the grid only declare: a page that takes the rows from its door does not load the rules of those that are edited.
    rolldownOptions: {
      output: { codeSplitting: { groups: CHUNKS } },
      treeshake: { moduleSideEffects: [{ test: /[\\/]renderer[\\/]grid[\\/].*\.tsx?$/, sideEffects: false }] },
    },
    // Names of files and what they import: tests count by it what travels. It is not served.
    manifest: true,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 1200,
  },
  server: {
    host: '127.0.0.1',
    proxy: { [API_BASE]: { target: SERVER, changeOrigin: false, ws: true } },
  },
})
