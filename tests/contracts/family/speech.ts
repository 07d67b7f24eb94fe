import { createCipheriv } from 'node:crypto'
import { signatureOf } from '../../emulator/signature'
import type { Release } from './calls'

/** `20260102030405` */
const stamp = () => new Date().toISOString().replace(/\D/g, '').slice(0, 14)

/** The headers that a client of a release sends with every call. */
export function headersOf(release: Release, path: string, query: Readonly<Record<string, string>>): Record<string, string> {
  if (release === '2.4.2') return { tenant_id: '0' }
  return {
    'x-tenant-id': '0',
    'x-version': 'v3',
    'x-timestamp': stamp(),
    'x-sign': signatureOf(path, query),
  }
}

/** A password as the sign-in of 3.x sends it. */
export function encrypted(password: string): string {
  const cipher = createCipheriv('aes-128-cbc', '1234567890adbcde', '1234567890hjlkew')
  return Buffer.concat([cipher.update(password, 'utf8'), cipher.final()]).toString('base64')
}
