import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { afterAll, expect, it } from 'vitest'
import { readContract } from '../contract'
import { clientFiles } from '.'

const root = join(import.meta.dirname, '../..')
const folder = join(root, '.cache', `size-test-${process.pid}`)
const github = join(root, 'node_modules/@octokit/openapi/generated/api.github.com.json')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Bytes of a bundle with the named functions, gzip, alova aside. */
async function shipped(names: readonly string[]): Promise<number> {
  writeFileSync(join(folder, 'app.ts'), `import { ${names.join(', ')} } from './github'\nconsole.log(${names.join(', ')})\n`)
  const { outputFiles } = await build({
    entryPoints: [join(folder, 'app.ts')],
    bundle: true,
    minify: true,
    format: 'esm',
    external: ['alova', 'alova/*'],
    write: false,
  })
  return gzipSync(outputFiles[0]?.contents ?? '').length
}

it.skipIf(!existsSync(github))(
  'an application with three operations of GitHub ships less than 6 KB of client',
  async () => {
    mkdirSync(folder, { recursive: true })
    const { contract } = readContract(['github.json'], () => readFileSync(github, 'utf8'))
    // No type reaches the bundle, so none is printed here.
    const documents = contract.documents.map(document => ({ ...document, schemas: [] }))
    for (const [file, text] of clientFiles({ ...contract, documents }, { module: null, instance: 'http', command: 'x' }))
      writeFileSync(join(folder, file), text)
    const three = await shipped(['issuesListForRepo', 'issuesCreate', 'reposUploadReleaseAsset'])
    expect(three).toBeLessThan(6 * 1024)
    // The others are left out: one more function is a few hundred bytes.
    expect((await shipped(['issuesListForRepo', 'issuesCreate', 'reposUploadReleaseAsset', 'pullsList'])) - three).toBeLessThan(400)
  },
  120_000,
)
