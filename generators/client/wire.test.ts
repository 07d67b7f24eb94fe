import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { chromium } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chromiumLaunch } from '../../scripts/chromium.mjs'
import { compilerSays } from '../../tests/helpers/generated'
import { readContract } from '../contract'
import { cookieOf, headersOf } from '../runtime/request'
import { clientFiles } from '.'
import { FILE, FILE_TEXT } from './wire-case'
import { cases, wireDocument } from './wire-cases'
import { edges, isSaid, reasons } from './wire-edges'
import { others } from './wire-others'

const folder = join(import.meta.dirname, '../../.cache', `wire-test-${process.pid}`)
const transports = ['alova', 'fetch'] as const

interface Arrived {
  readonly line: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

type Functions = Readonly<Record<string, (request: unknown) => PromiseLike<unknown>>>
interface Client {
  readonly calls: Functions
  readonly http: { configure(settings: object): void }
}

let server: Server
let address: string
let arrived: Arrived[] = []
let script = ''

/** Answers everything with nothing and keeps what came; `/page` is a page with a place for a file. */
function record(): Server {
  return createServer((request, response) => {
    if (request.url === '/page') {
      response.setHeader('Content-Type', 'text/html')
      response.end('<!doctype html><title>wire</title><input type="file">')
      return
    }
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const border = /boundary=(.*)/.exec(request.headers['content-type'] ?? '')?.[1]
      const text = Buffer.concat(chunks).toString()
      const body = border === undefined ? text : text.replaceAll(`--${border}`, '--')
      arrived.push({ line: `${request.method} ${request.url}`, headers: request.headers, body })
      response.statusCode = 204
      response.end()
    })
  })
}

beforeAll(async () => {
  const { contract, messages } = readContract(['wire.json'], () => JSON.stringify(wireDocument()))
  expect(messages).toEqual([])
  for (const transport of transports) {
    mkdirSync(join(folder, transport), { recursive: true })
    const files = clientFiles(contract, { module: null, instance: 'http', command: 'x', transport })
    for (const [name, text] of files) writeFileSync(join(folder, transport, name), text)
    writeFileSync(join(folder, transport, 'all.ts'), "export * as calls from './wire'\nexport * as http from './http'\n")
  }
  writeFileSync(join(folder, 'page.ts'), transports.map(name => `export * as ${name} from './${name}/all'\n`).join(''))
  const { outputFiles } = await build({
    entryPoints: [join(folder, 'page.ts')],
    bundle: true,
    format: 'iife',
    globalName: 'clients',
    write: false,
  })
  script = outputFiles[0]?.text ?? ''
  server = record()
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server?.close()
  rmSync(folder, { recursive: true, force: true })
})

function expected(index: number) {
  const { line, headers, body } = cases[index] ?? { line: '' }
  const [method = '', path = ''] = line.split(' ')
  return {
    line: `${method} /${index}${path}`,
    ...(headers ? { headers: expect.objectContaining(headers) } : {}),
    ...(body === undefined ? {} : { body }),
  }
}

describe.each(transports)('calls by %s', transport => {
  it('arrive as the tables of OpenAPI say, sent by Node', async () => {
    const { calls, http } = (await import(/* @vite-ignore */ pathToFileURL(join(folder, transport, 'all.ts')).href)) as Client
    http.configure({ server: address })
    for (const [index, { name, request }] of cases.entries()) {
      arrived = []
      const filled = fill(request, new File([FILE_TEXT], 'chosen.png', { type: 'image/png' }))
      await calls[`case${index}`]?.(filled)
      expect(arrived, name).toEqual([expect.objectContaining(expected(index))])
    }
  })

  it('refuse what no address and no header can hold', async () => {
    const { calls } = (await import(/* @vite-ignore */ pathToFileURL(join(folder, transport, 'all.ts')).href)) as Client
    const index = cases.findIndex(({ name }) => name.startsWith('a path with a part'))
    for (const key of ['..', '.'])
      expect(() => calls[`case${index}`]?.({ params: { key }, query: { acl: true } })).toThrow('cannot be sent as a part of the path')
    const form = cases.findIndex(({ name }) => name === 'a form whose parts have headers')
    const file = { 'X-Text': 'a\r\nX-Other: b' }
    expect(() => calls[`case${form}`]?.({ body: { bare: 'c', file: new Blob() }, partHeaders: { file } })).toThrow(TypeError)
    arrived = []
    await calls[`case${index}`]?.({ params: { key: '...' }, query: { acl: true } })
    expect(arrived[0]?.line).toBe(`GET /${index}/objects/...?acl=true`)
  })
})

it('others write values at the edges alike, but for what the standard says otherwise', () => {
  const strange = edges.filter(([, , , , written, ...others]) => {
    const [urlTemplate, openapiFetch, reason] = others
    const differ = (urlTemplate !== null && urlTemplate !== written) || openapiFetch !== written
    return differ !== (reason !== undefined && reason in reasons)
  })
  expect(strange).toEqual([])
})

it('a third writes the other styles, headers, cookies and forms alike, but for what the standard says otherwise', () => {
  const same = (one: readonly unknown[], other: readonly unknown[]) => JSON.stringify(one) === JSON.stringify(other)
  const strange = others.filter(([place, style, explode, value, swaggerClient, reason]) => {
    const row = edges.find(
      ([, ...edge]) => same(edge.slice(0, 3), [style, explode, value]) && (value !== undefined || edge[2] === undefined),
    )
    if (!row) return true
    const isHeading = place === 'header' || place === 'cookie'
    const written = isHeading && !isSaid(row) ? null : row[4].replaceAll('&', place === 'cookie' ? '; ' : '&')
    return (swaggerClient !== written) !== (reason !== undefined && reason in reasons)
  })
  expect(strange).toEqual([])
  const named = (rows: readonly (readonly unknown[])[]) => new Set(rows.map(([place, style, explode]) => `${place} ${style} ${explode}`))
  // Each style of each place has two beside it.
  const single = edges.filter(([, , , , , urlTemplate]) => urlTemplate === null)
  for (const one of named(single)) expect(named(others)).toContain(one)
})

it('headers and cookies without a value are not sent', () => {
  for (const nothing of [undefined, null, [], [null], {}, { R: null }]) {
    expect(headersOf({ 'X-Color': nothing })).toEqual({})
    expect(cookieOf({ color: nothing }, { color: 'comma' })).toEqual({})
  }
  expect([headersOf({ 'X-Color': '' }), cookieOf({ color: '' })]).toEqual([{ 'X-Color': '' }, { Cookie: 'color=' }])
})

it('clients of all these calls compile with the strictest flags', () =>
  expect(compilerSays(folder, { include: ['alova', 'fetch'] })).toBe(''))

function fill(value: unknown, file: File): unknown {
  if (value === FILE) return file
  if (Array.isArray(value)) return value.map(one => fill(one, file))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, fill(one, file)]))
}

it('calls arrive the same from Chromium, with files that a person chose', async () => {
  const browser = await chromium.launch({ ...chromiumLaunch(), args: ['--no-sandbox', '--disable-gpu'] })
  try {
    const page = await browser.newPage()
    await page.goto(`${address}/page`)
    await page.setInputFiles('input', { name: 'chosen.png', mimeType: 'image/png', buffer: Buffer.from(FILE_TEXT) })
    await page.addScriptTag({ content: `${script};globalThis.clients = clients;globalThis.fill = (${fillIn})` })
    for (const transport of transports) {
      for (const [index, { name, request, nodeOnly }] of cases.entries()) {
        if (nodeOnly) continue
        arrived = []
        const call = `(async () => {
          const { calls, http } = clients.${transport}
          http.configure({ server: location.origin })
          await calls.case${index}(fill(${JSON.stringify(request)}, document.querySelector('input').files[0]))
        })()`
        await page.evaluate(call)
        expect(arrived, `${transport}: ${name}`).toEqual([expect.objectContaining(expected(index))])
      }
    }
  } finally {
    await browser.close()
  }
})

/** `fill` as the page runs it. */
const fillIn = `function fill(value, file) {
  if (value === ${JSON.stringify(FILE)}) return file
  if (Array.isArray(value)) return value.map(one => fill(one, file))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, fill(one, file)]))
}`
