// Bundles the server for Node; packages stay outside and come from node_modules.
import { build } from 'esbuild'

await build({
  entryPoints: {
    main: 'server/main.ts',
    'read-worker': 'server/workbook/read-worker.js',
    'redraw-worker': 'server/files/pictures/redraw-worker.js',
    sanitise: 'server/html/sanitise.js',
  },
  outdir: 'dist/server',
  bundle: true,
  packages: 'external',
  platform: 'node',
  target: 'node20',
  format: 'esm',
  sourcemap: true,
  logLevel: 'warning',
})
