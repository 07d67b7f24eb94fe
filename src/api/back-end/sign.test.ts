import { createDecipheriv } from 'node:crypto'
import { expect, it } from 'vitest'
import { signatureOf as signatureOfServer } from '../../../tests/emulator/signature'
import { encryptedPassword } from './password'
import { md5Of, signatureOf } from './sign'

it.each([
  ['/sys/dict/getDictItems/sex', 'b=2&a=1&_t=1700000000'],
  ['/sys/dict/loadDict/sys_user,realname,id', 'keyword=%E5%BC%A0%20a&pageSize=10'],
  ['/sys/dict/loadDict/sys_user%2Crealname%2Cid', ''],
  ['/sys/user/list', ''],
])('signs %s?%s as the server does', (path, query) => {
  const values = Object.fromEntries(new URLSearchParams(query))
  expect(signatureOf(path, new URLSearchParams(query))).toBe(signatureOfServer(decodeURIComponent(path), values))
})

it('makes the digest that others make', () => {
  expect(md5Of('审计')).toBe('771dc11a181661d4a326077951b52342')
})

it('encrypts the password so that the server reads it', () => {
  const keys = { key: '1234567890adbcde', iv: '1234567890hjlkew' }
  const decipher = createDecipheriv('aes-128-cbc', keys.key, keys.iv)
  const sent = Buffer.from(encryptedPassword('密码 1234567890123456', keys), 'base64')
  expect(Buffer.concat([decipher.update(sent), decipher.final()]).toString('utf8')).toBe('密码 1234567890123456')
})
