import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** What a module of Node has that opens no connection to another machine; all else that it has counts as a way out. */
const CALM_PARTS: Readonly<Record<string, readonly string[]>> = {
  'node:http': ['createServer', 'STATUS_CODES'],
  'node:https': ['createServer'],
  'node:http2': [],
  'node:net': ['BlockList', 'createServer', 'isIP', 'isIPv4', 'isIPv6'],
  'node:tls': ['rootCertificates'],
  'node:dns': [],
  'node:dns/promises': [],
  'node:dgram': [],
  // Programs connect as they like.
  'node:child_process': [],
  'node:cluster': [],
  'node:inspector': [],
  'node:module': ['createRequire'],
  'node:process': [],
  'node:repl': [],
  undici: ['errors'],
}

/** Modules of Node that connect to nothing. */
const CALM_MODULES = new Set(
  `assert async_hooks buffer crypto events fs fs/promises os path perf_hooks querystring readline readline/promises stream stream/consumers
  stream/promises string_decoder timers timers/promises url util v8 vm worker_threads zlib`
    .split(/\s+/)
    .map(name => `node:${name}`),
)

/** Packages that connect to nothing by themselves. One that is not here is a way out until it was looked at. */
const CALM_PACKAGES = new Set(
  `@e965/xlsx @fastify/multipart @fastify/rate-limit @fastify/static @fastify/websocket @kenjiuno/msgreader @napi-rs/image @node-rs/argon2
  @node-rs/jieba @tus/file-store @tus/server @zxcvbn-ts/core @zxcvbn-ts/language-common ajv ajv-formats cfb exceljs fast-json-stringify
  fastify fflate gifuct-js helmet image-size kysely libpg-query markdown-it omggif opencc-js pinyin-pro piscina postal-mime re2js
  sanitize-html saxes smtp-server utif2 word-extractor`.split(/\s+/),
)

/** Names that every module has, and that connect. */
const CONNECTING_GLOBALS = new Set(['fetch', 'WebSocket', 'WebSocketStream', 'EventSource', 'XMLHttpRequest'])

/** What may stand beside the one way out, with the reason. */
const BESIDE: Readonly<Record<string, string>> = {
  'server/util/outgoing/call.ts node:http node:https': 'the one way out',
  'server/util/outgoing/agent.ts undici': 'the one way out, with connections that stay open',
  'server/util/addresses.ts node:dns': 'looks names up for the one way out',
  'server/db/listen.ts pg': 'the database of the installation: DATABASE_URL, or the embedded one',
  'server/db/jobs.ts pg': 'the same',
  'server/db/pools/column-types.ts pg': 'types of values; connects to nothing',
  'server/db/pools/piece.ts pg': 'the database of the installation',
  'server/db/pools/pool.ts pg': 'the same',
  'server/db/backup/backup.ts pg': 'the same',
  'server/subjects/housekeeping/repository.ts pg': 'the same',
  'server/jobs/queue.ts pg-boss': 'the same',
  'server/db/foreign/postgres.ts pg': 'connects to a CheckedAddress, which resolveOutside alone makes',
  'server/db/foreign/mysql.ts mysql2 node:net': 'the same',
  'server/db/foreign/postgres-wire.ts pg': 'reads what a client of postgres.ts is sent; connects to nothing by itself',
  'server/db/foreign/mysql-answer.ts mysql2': 'types of values; connects to nothing',
  'server/data/engine/open-database.js @duckdb/node-api': 'without access to anything outside, without extensions, and its settings locked',
  'server/data/engine/engine-process.ts node:child_process': 'runs a module of ours',
  'server/util/processes/process-pool.ts node:child_process': 'the same',
  'server/subjects/files/pictures/index.ts node:child_process': 'the same',
  'server/db/embedded/process.ts node:child_process': 'runs the embedded database, which listens at this machine',
  'server/db/embedded/orphan.ts node:child_process': 'asks ps about a process',
  'server/subjects/documents/extract/formats/pdf.js pdfjs-dist': 'reads bytes; fonts and maps are files of the package',
  'server/subjects/documents/extract/formats/recognise.js @napi-rs/canvas tesseract.js': 'reads bytes; languages are files of packages',
  'server/subjects/documents/extract/formats/word.js mammoth': 'reads bytes; files beside a document are not read unless asked for',
  'server/subjects/messages/channels/mail.ts nodemailer':
    'connects to what resolveOutside has answered; files and addresses in mails are not read',
}

const packageOf = (name: string) => /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name

/** Whether a name is written where it is a property, a member or the name of what is declared. */
function isOnlyAName(node: ts.Identifier): boolean {
  const { parent } = node
  if (ts.isPropertyAccessExpression(parent))
    return parent.name === node && !/^(globalThis|global|self|window)$/.test(parent.expression.getText())
  if (ts.isQualifiedName(parent) || ts.isTypeReferenceNode(parent) || ts.isTypeQueryNode(parent)) return true
  return 'name' in parent && parent.name === node && !ts.isShorthandPropertyAssignment(parent)
}

/** Names of values that an import brings; `*` for all of them, undefined for an import of types alone. */
function importedNames(node: ts.ImportDeclaration | ts.ExportDeclaration): readonly string[] | undefined {
  if (ts.isExportDeclaration(node)) {
    if (node.isTypeOnly) return undefined
    const { exportClause } = node
    if (!exportClause || !ts.isNamedExports(exportClause)) return ['*']
    return exportClause.elements.flatMap(({ isTypeOnly, propertyName, name }) => (isTypeOnly ? [] : [(propertyName ?? name).text]))
  }
  const { importClause } = node
  if (!importClause) return ['*']
  if (importClause.isTypeOnly) return undefined
  const { namedBindings } = importClause
  const whole = importClause.name || (namedBindings && ts.isNamespaceImport(namedBindings)) ? ['*'] : []
  if (!namedBindings || !ts.isNamedImports(namedBindings)) return whole
  const named = namedBindings.elements.flatMap(({ isTypeOnly, propertyName, name }) => (isTypeOnly ? [] : [(propertyName ?? name).text]))
  return [...whole, ...named]
}

/** The way out that a module is, with what is taken of it; undefined where that connects to nothing. */
function wayOf(specifier: string, names: readonly string[]): string | undefined {
  if (names.length === 0 || /^[./]/.test(specifier)) return undefined
  const isNode = specifier.startsWith('node:') || CALM_MODULES.has(`node:${specifier}`) || `node:${specifier}` in CALM_PARTS
  const name = isNode ? `node:${specifier.replace(/^node:/, '')}` : packageOf(specifier)
  if (CALM_MODULES.has(name) || CALM_PACKAGES.has(name)) return undefined
  return names.every(one => CALM_PARTS[name]?.includes(one)) ? undefined : name
}

/** Ways out of the house in a source, each once. */
function waysIn(text: string): string[] {
  const file = ts.createSourceFile('x.ts', text, ts.ScriptTarget.Latest, true)
  const ways = new Set<string>()
  const add = (specifier: ts.Node | undefined, names: readonly string[] | undefined) => {
    // What is loaded by a name that is put together can be anything.
    if (specifier && !ts.isStringLiteralLike(specifier)) ways.add('?')
    const way = specifier && names && ts.isStringLiteralLike(specifier) ? wayOf(specifier.text, names) : undefined
    if (way) ways.add(way)
  }
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || (ts.isExportDeclaration(node) && node.moduleSpecifier))
      add(node.moduleSpecifier, importedNames(node))
    else if (ts.isImportEqualsDeclaration(node) && ts.isExternalModuleReference(node.moduleReference) && !node.isTypeOnly)
      add(node.moduleReference.expression, ['*'])
    else if (ts.isCallExpression(node)) {
      const called = node.expression
      if (called.kind === ts.SyntaxKind.ImportKeyword || /^(require|getBuiltinModule|process\.getBuiltinModule)$/.test(called.getText()))
        add(node.arguments[0], ['*'])
    } else if (ts.isIdentifier(node) && CONNECTING_GLOBALS.has(node.text) && !isOnlyAName(node)) ways.add(node.text)
    else if (ts.isElementAccessExpression(node) && /^(globalThis|global)$/.test(node.expression.getText())) ways.add('?')
    ts.forEachChild(node, visit)
  }
  visit(file)
  const own = new Set(importedHere(file))
  return [...ways].filter(way => !own.has(way)).sort()
}

/** Names that imports bind here: a type called like a global is no global. */
function importedHere(file: ts.SourceFile): string[] {
  return file.statements.flatMap(node => {
    if (!ts.isImportDeclaration(node)) return []
    const bindings = node.importClause?.namedBindings
    return bindings && ts.isNamedImports(bindings) ? bindings.elements.map(({ name }) => name.text) : []
  })
}

/** Whether a text may hold a way out: most sources import what is ours, and are not parsed. */
const isSuspect = (text: string) =>
  /\b(?:fetch|WebSocket|WebSocketStream|EventSource|XMLHttpRequest|require|getBuiltinModule|globalThis|global)\b|\bimport\s*\(\s*(?!['"])/.test(
    text,
  ) || [...text.matchAll(/\b(?:from|import)\s*\(?\s*(['"`])([^'"`]*)\1/g)].some(([, , name = '']) => wayOf(name, ['*']) !== undefined)

const sources = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'server'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter(file => /[.][cm]?[jt]sx?$/.test(file) && !/[.](test|bench)[.]|[.]d[.]ts$/.test(file))

describe('calls leave the house by one way', () => {
  it('and what stands beside it is named', () => {
    expect(sources.length).toBeGreaterThan(500)
    const found = sources.flatMap(file => {
      const text = readFileSync(`${root}${file}`, 'utf8')
      const ways = isSuspect(text) ? waysIn(text) : []
      return ways.length > 0 ? [`${file} ${ways.join(' ')}`] : []
    })
    expect(found.sort()).toEqual(Object.keys(BESIDE).sort())
  })

  it.each([
    ["import { get } from 'node:https'", 'node:https'],
    ["import { createServer, request } from 'http'", 'node:http'],
    ["import * as net from 'node:net'", 'node:net'],
    ["import tls, { rootCertificates } from 'node:tls'", 'node:tls'],
    ["export { lookup } from 'node:dns'", 'node:dns'],
    ["const { connect } = await import('node:http2')", 'node:http2'],
    ["const { connect } = await import(`node:${'http2'}`)", '?'],
    ["const net = process.getBuiltinModule('node:net')", 'node:net'],
    ["import got from 'got'", 'got'],
    ["import { Pool } from 'undici'", 'undici'],
    ["import 'axios/dist/node.cjs'", 'axios'],
    ["import { exec } from 'node:child_process'", 'node:child_process'],
    ["fetch('http://x')", 'fetch'],
    ['const ask = fetch', 'fetch'],
    ["globalThis.fetch('http://x')", 'fetch'],
    ["globalThis['fe' + 'tch']('http://x')", '?'],
    ["new WebSocket('ws://x')", 'WebSocket'],
    ['send({ fetch })', 'fetch'],
  ])('%s is a way out', (text, way) => {
    expect([isSuspect(text), waysIn(text)]).toEqual([true, [way]])
  })

  it.each([
    "import type { Socket } from 'node:net'",
    "import { type Socket, isIP } from 'node:net'",
    "import { errors } from 'undici'",
    "import type { WebSocket } from 'ws'\nconst send = (socket: WebSocket) => socket",
    "import { join } from 'path'",
    'class A { fetch() { return this.fetch() } }',
  ])('%s is none', text => {
    expect(waysIn(text)).toEqual([])
  })
})
