import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { StartError } from '../start-error'
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
    databaseUrl: null,
    databaseReplicaUrl: null,
    apiBase: '/jeecg-boot',
    apiUrl: null,
    adminPassword: null,
    demo: false,
  })
})

it.each([
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
