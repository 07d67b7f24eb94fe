import { afterAll, beforeAll, expect, it } from 'vitest'
import { auth } from '../../server/subjects/identity/auth'
import { session } from '../../server/subjects/identity/session'
import { startTestServer, type TestServer } from '../helpers/server'

const CHINESE = '用户名或密码错误'
const ENGLISH = 'The account or the password is wrong'

let server: TestServer
let base = ''
beforeAll(async () => {
  server = await startTestServer({ only: [auth, session], limits: { account: 100, address: 100, everybody: 100, minutes: 15 } })
  base = `${await server.app.listen({ port: 0, host: '127.0.0.1' })}/jeecg-boot`
})
afterAll(() => server?.close())

async function messageOf(path: string, language: string | undefined, body?: string): Promise<string> {
  const headers = { ...(language && { 'accept-language': language }), ...(body && { 'content-type': 'application/json' }) }
  const answer = await fetch(base + path, { method: body ? 'POST' : 'GET', headers, ...(body && { body }) })
  return ((await answer.json()) as { message: string }).message
}
let strangers = 0
/** Of an account of its own each time: after three failures of one a captcha is asked for. */
const refusal = (language?: string) =>
  messageOf('/sys/login', language, JSON.stringify({ username: `nobody${strangers++}`, password: 'wrong' }))

it('answers a refusal in Chinese, and in English to who prefers that', async () => {
  expect([await refusal(), await refusal('zh-CN'), await refusal('en-GB,en;q=0.9')]).toEqual([CHINESE, CHINESE, ENGLISH])
})

it('answers requests that come together each in its own language', async () => {
  const languages = Array.from({ length: 8 }, (_, at) => (at % 2 === 0 ? 'zh-CN' : 'en'))
  const messages = await Promise.all(languages.map(refusal))
  expect(messages).toEqual(languages.map(language => (language === 'en' ? ENGLISH : CHINESE)))
})

it.each([
  ['a body that is no JSON', '{', '参数错误：请求内容不是合法的JSON', 'Wrong input: the content is no valid JSON'],
  ['a body of another shape', '{"username":"a"}', '参数错误：缺少password', 'Wrong input: password is missing'],
])('refuses %s in either language', async (_what, body, chinese, english) => {
  expect([await messageOf('/sys/login', undefined, body), await messageOf('/sys/login', 'en', body)]).toEqual([chinese, english])
})

it('tells of a lost session in the word that clients look for, in any language', async () => {
  const told = [await messageOf('/sys/user/getCurrentUserDeparts', undefined), await messageOf('/sys/user/getCurrentUserDeparts', 'en')]
  expect(told).toEqual(['Token失效，请重新登录', 'Token失效，请重新登录'])
})
