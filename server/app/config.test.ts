import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { StartError } from '../util/start-error'
import { readConfig } from './config'
import { readSecret } from './secret'

let dataDir: string
beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'weft-config-'))
})
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

it('takes the usual settings when there are none', () => {
  expect(readConfig({ DATA_DIR: dataDir, PORT: '', API_URL: ' ' })).toEqual({
    port: 8080,
    host: '127.0.0.1',
    dataDir,
    trustProxy: false,
    databaseUrl: null,
    databaseReplicaUrl: null,
    databasePool: 10,
    userCallsPerSecond: 20,
    backup: { folder: null, passphrase: '' },
    dataMemory: 1024,
    mailDoor: null,
    apiBase: '/jeecg-boot',
    apiUrl: null,
    apiPages: false,
    frameOrigins: [],
    adminPassword: null,
    demo: false,
    strictInput: false,
    monitoring: true,
    tracing: null,
    metricsToken: null,
    variable: expect.any(Function),
    signIn: {
      sms: null,
      registration: false,
      registrationRole: 'newcomer',
      publicUrl: null,
      identity: null,
      casUrl: null,
      totp: 'optional',
      totpRoles: ['admin', 'configurer'],
    },
  })
})

it('takes megabytes for the engine of data', () => {
  expect(readConfig({ DATA_DIR: dataDir, DATA_MEMORY: '512' }).dataMemory).toBe(512)
  for (const DATA_MEMORY of ['255', '1048577', '1GB', '-1'])
    expect(() => readConfig({ DATA_DIR: dataDir, DATA_MEMORY })).toThrow('DATA_MEMORY must be a number of megabytes from 256 to 1048576')
})

it('takes an address for documents by mail', () => {
  const read = (more: Record<string, string>) => readConfig({ DATA_DIR: dataDir, ...more }).mailDoor
  expect(read({ DOCUMENT_MAIL: 'Library@Audit.example' })).toEqual({ address: 'library@audit.example', port: 2525 })
  expect(read({ DOCUMENT_MAIL: 'a@b', DOCUMENT_MAIL_PORT: '0' })?.port).toBe(0)
  expect(() => read({ DOCUMENT_MAIL: 'library' })).toThrow('DOCUMENT_MAIL must be an address of mail')
  expect(() => read({ DOCUMENT_MAIL: 'a@b', DOCUMENT_MAIL_PORT: 'x' })).toThrow('DOCUMENT_MAIL_PORT must be a number')
})

it('takes a collector of traces with its headers', () => {
  const read = (more: Record<string, string>) => readConfig({ DATA_DIR: dataDir, ...more }).tracing
  const endpoint = 'http://collector.test:4318'
  expect(read({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: 'x-key=a%20b,y=2' })).toEqual({
    endpoint,
    headers: { 'x-key': 'a b', y: '2' },
    serviceName: 'weft',
  })
  expect(() => read({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: 'x' })).toThrow(
    'OTEL_EXPORTER_OTLP_HEADERS must be',
  )
  expect(() => read({ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector' })).toThrow('OTEL_EXPORTER_OTLP_ENDPOINT must be')
})

it('stops monitoring by a word', () => {
  expect(readConfig({ DATA_DIR: dataDir, MONITORING: 'off' }).monitoring).toBe(false)
})

it('takes the sites of frames with another back end alone', () => {
  const read = (FRAME_ORIGINS: string, API_URL = 'http://back.test') =>
    readConfig({ DATA_DIR: dataDir, API_URL, FRAME_ORIGINS }).frameOrigins
  expect(read('https://bi.test, http://10.0.0.7:8080')).toEqual(['https://bi.test', 'http://10.0.0.7:8080'])
  for (const wrong of ['bi.test', 'https://bi.test/path', "https://bi.test; script-src 'unsafe-inline'", 'javascript:1', '*'])
    expect(() => read(wrong), wrong).toThrow(/FRAME_ORIGINS must be origins/)
  expect(() => read('https://bi.test', '')).toThrow(/FRAME_ORIGINS goes with API_URL/)
})

const PROVIDER = {
  PUBLIC_URL: 'https://weft.test/',
  OAUTH_CLIENT_ID: 'weft',
  OAUTH_AUTHORIZE_URL: 'https://id.test/authorize',
  OAUTH_TOKEN_URL: 'https://id.test/token',
  OAUTH_USERINFO_URL: 'https://id.test/userinfo',
}

it('takes a provider, a CAS server and an address for codes', () => {
  const env = { ...PROVIDER, OAUTH_SOURCE: 'github', CAS_URL: 'https://sso.test/cas/', SMS_URL: 'https://sms.test/send', SMS_TOKEN: 't' }
  expect(readConfig({ DATA_DIR: dataDir, ...env }).signIn).toMatchObject({
    publicUrl: 'https://weft.test',
    casUrl: 'https://sso.test/cas',
    sms: { url: 'https://sms.test/send', token: 't' },
    identity: { source: 'github', title: '统一身份认证', clientId: 'weft', clientSecret: null, scope: 'openid profile' },
  })
})

it('prints codes and takes registrations in a demonstration, unless told otherwise', () => {
  expect(readConfig({ DATA_DIR: dataDir }, ['--demo']).signIn).toMatchObject({ sms: 'console', registration: true })
  expect(readConfig({ DATA_DIR: dataDir, REGISTRATION: 'off' }, ['--demo']).signIn.registration).toBe(false)
})

it.each([
  ['0', false],
  ['2', 2],
  ['loopback', 'loopback'],
  ['10.0.0.0/8, fd00::/8,127.0.0.1', '10.0.0.0/8,fd00::/8,127.0.0.1'],
])('believes the proxies that TRUST_PROXY=%s names', (text, trusted) => {
  expect(readConfig({ DATA_DIR: dataDir, TRUST_PROXY: text }).trustProxy).toBe(trusted)
})

it.each(['true', '10', '-1', 'proxy.test', '10.0.0.0/0', '10.0.0.0/33', '10.0.0.0/8/8', 'loopback,'])('does not believe %s', text => {
  expect(() => readConfig({ DATA_DIR: dataDir, TRUST_PROXY: text })).toThrow(
    `TRUST_PROXY must be the number of proxies before Weft (0 to 9), or their addresses, such as 10.0.0.0/8,loopback, not "${text}".`,
  )
})

it.each([
  [{ DATABASE_POOL: '0' }, 'DATABASE_POOL must be a number from 1 to 200, not "0".'],
  [{ USER_CALLS_PER_SECOND: '0' }, 'USER_CALLS_PER_SECOND must be a number from 1 to 10000, not "0".'],
  [{ PORT: 'eighty' }, 'PORT must be a number from 0 to 65535, not "eighty".'],
  [{ PORT: '70000' }, 'PORT must be a number from 0 to 65535, not "70000".'],
  [{ HOST: 'a b' }, 'HOST must be a host name or an address, not "a b".'],
  [{ API_BASE: 'jeecg' }, 'API_BASE must be a path such as /jeecg-boot, not "jeecg".'],
  [{ API_BASE: '/' }, 'API_BASE must be a path such as /jeecg-boot, not "/".'],
  [{ API_URL: 'ftp://x' }, 'API_URL must be an address that begins with http:// or https://, not ftp://.'],
  [{ DATABASE_URL: 'mysql://u:p@h/d' }, 'DATABASE_URL must be an address that begins with postgres:// or postgresql://, not mysql://.'],
  [{ DATABASE_URL: 'secret' }, 'DATABASE_URL must be an address that begins with postgres:// or postgresql://; it cannot be read as one.'],
  [{ DATABASE_REPLICA_URL: 'postgres://h/d' }, 'DATABASE_REPLICA_URL needs DATABASE_URL.'],
  [{ ADMIN_PASSWORD: 'short' }, 'ADMIN_PASSWORD must have at least 8 characters.'],
  [{ ADMIN_PASSWORD: 'Admin123' }, 'ADMIN_PASSWORD is a well-known password; choose another one.'],
  [{ SMS_URL: 'sms' }, 'SMS_URL must be an address that begins with http:// or https://.'],
  [{ REGISTRATION: 'yes' }, 'REGISTRATION must be on or off, not "yes".'],
  [{ STRICT_INPUT: '1' }, 'STRICT_INPUT must be on or off, not "1".'],
  [{ API_PAGES: 'on' }, 'API_PAGES goes with API_URL.'],
  [{ TOTP: 'on' }, 'TOTP must be off or optional or required, not "on".'],
  [{ CAS_URL: 'https://sso.test' }, 'CAS_URL needs PUBLIC_URL, the address that tickets are made for.'],
  [{ ...PROVIDER, PUBLIC_URL: '' }, 'OAUTH_CLIENT_ID needs PUBLIC_URL, the address that the provider sends people back to.'],
  [{ ...PROVIDER, OAUTH_CLIENT_ID: '' }, 'OAUTH_CLIENT_ID is missing.'],
  [{ ...PROVIDER, OAUTH_SOURCE: 'a/b' }, 'OAUTH_SOURCE must be a name such as github, not "a/b".'],
  [
    { ...PROVIDER, OAUTH_TOKEN_URL: '' },
    'OAUTH_AUTHORIZE_URL, OAUTH_TOKEN_URL, OAUTH_USERINFO_URL belong together; one of them is missing.',
  ],
  [{ DATA_DIR: '/dev/null/x' }, 'DATA_DIR: the folder /dev/null/x cannot be written (ENOTDIR).'],
])('refuses %o with one line', (env, line) => {
  expect(() => readConfig({ DATA_DIR: dataDir, ...env })).toThrow(new StartError(line))
})

it('knows one argument', () => {
  expect(readConfig({ DATA_DIR: dataDir }, ['--demo']).demo).toBe(true)
  expect(() => readConfig({ DATA_DIR: dataDir }, ['--help'])).toThrow('The argument "--help" is unknown; there is only --demo.')
})

it('makes a random secret that only its owner reads, and keeps it', () => {
  const secret = readSecret(dataDir)
  expect(secret).toMatch(/^[0-9a-f]{96}$/)
  expect(readdirSync(dataDir)).toEqual(['secret'])
  expect(statSync(join(dataDir, 'secret')).mode & 0o777).toBe(0o600)
  chmodSync(join(dataDir, 'secret'), 0o644)
  expect(readSecret(dataDir)).toBe(secret)
  expect(statSync(join(dataDir, 'secret')).mode & 0o777).toBe(0o600)
  expect(readFileSync(join(dataDir, 'secret'), 'utf8')).toContain(secret)
})

it.each([
  ['short', 'is shorter than 32 characters'],
  ['a'.repeat(64), 'has too few different characters'],
  ['my-jwt-secret-0123456789-abcdefghijkl', 'looks like a known one'],
])('refuses the secret %s', (secret, problem) => {
  writeFileSync(join(dataDir, 'secret'), secret)
  expect(() => readSecret(dataDir)).toThrow(
    `The secret in ${join(dataDir, 'secret')} ${problem}; remove the file and a random one is made.`,
  )
})
