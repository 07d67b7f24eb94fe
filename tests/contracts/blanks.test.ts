import { describe, expect, it } from 'vitest'
import { KEEPS_BLANKS } from '../../server/http/contract/outer-blanks'
import { operationOf, propertiesOf } from './support/contracts'
import { expectRefused, fieldName, isText } from './support/refusals'
import { openWorld, world } from './support/shared'
import { areas } from './support/world'

openWorld()

const BEFORE = '\u3000\u200b'
const AFTER = '\u00a0\n'

/** Areas with a contract of their own hand; those of entities go through the gate of records. */
const own = Object.entries(areas).filter(([, { add }]) => operationOf(add).body?.[KEEPS_BLANKS] === undefined)

/** Texts that a person writes and a record needs. */
const neededTexts = (add: string) =>
  propertiesOf(operationOf(add).body).flatMap(([name, schema]) =>
    isText(schema) && schema.minLength === 1 && !schema.enum && schema[KEEPS_BLANKS] === undefined ? [name] : [],
  )

const tried = own.map(([area, { add }]) => [area, add] as const).filter(([, add]) => neededTexts(add).length > 0)

it('are tried where there is no gate of records', () => {
  expect(tried.map(([area]) => area)).toEqual(
    expect.arrayContaining(['/sys/user', '/sys/role', '/sys/sysDepart', '/sys/dict', '/sys/dictItem', '/sys/permission', '/sys/category']),
  )
})

describe.each(tried)('blanks around the texts of %s', (area, add) => {
  it('are not stored', async () => {
    const sample = await world.sample(area)
    const names = neededTexts(add).filter(name => typeof sample[name] === 'string')
    const padded = Object.fromEntries(names.map(name => [name, `${BEFORE}${sample[name]}${AFTER}`]))
    const row = await world.make(area, { ...sample, ...padded })
    const stored = names.filter(name => name in row)
    expect(stored.length).toBeGreaterThan(0)
    expect(stored.map(name => row[name])).toEqual(stored.map(name => sample[name]))
  })

  it('are no text by themselves', async () => {
    const sample = await world.sample(area)
    for (const name of neededTexts(add)) {
      const answer = await world.admin.post(operationOf(add).path, { ...sample, [name]: '\u3000\u3000\u3000' })
      expectRefused(answer, new RegExp(`^参数错误：缺少${fieldName(operationOf(add), name)}$`))
    }
  })
})

it('a second role with the same code and a blank is refused', async () => {
  const { roleCode: code } = await world.make('/sys/role')
  const sample = await world.sample('/sys/role')
  for (const text of [`${code} `, `\u3000${code}`, `${code}\u200b`])
    expect((await world.admin.post('/sys/role/add', { ...sample, roleCode: text })).body.message).toBe('角色编码已存在')
})

it('a password keeps all of its own', async () => {
  const { id } = await world.make('/sys/user', { password: ' Strong-2026-x ' })
  const [{ username = '' } = {}] = await world.rows<{ username: string }>(`select username from sys_user where id = '${id}'`)
  const signedIn = async (password: string) => (await world.admin.post('/sys/mLogin', { username, password })).body.success
  expect([await signedIn('Strong-2026-x'), await signedIn(' Strong-2026-x ')]).toEqual([false, true])
})

it('a list that is asked by a text with blanks finds what is stored', async () => {
  const { id, roleName: name } = await world.make('/sys/role')
  const found = async (roleName: string) => {
    const { body } = await world.admin.get<{ records: { id: string }[] }>('/sys/role/list', { roleName })
    return body.result.records.map(row => row.id)
  }
  const padded = `${BEFORE}${name}${AFTER}`
  for (const text of [padded, `*${padded}*`, `${padded},x`]) expect(await found(text)).toEqual([id])
})

it('an id and a code with blanks around them are those of their row', async () => {
  const { id, roleCode } = await world.make('/sys/role')
  expect((await world.admin.get('/sys/role/checkRoleCode', { roleCode: `${BEFORE}${roleCode}${AFTER}` })).body.success).toBe(false)
  expect((await world.admin.delete('/sys/role/delete', { id: ` ${id}\u3000` })).body).toMatchObject({ success: true })
})

it('what stands beside a file loses them too, in each of its folders', async () => {
  const file = { name: '\u3000报告.txt\u200b', content: Buffer.from('x') }
  const fields = { biz: ' temp\u3000', folder: '\u3000审计 /\u200b二\u00a0/\u3000' }
  const { body } = await world.admin.upload('/sys/common/upload', file, fields)
  expect(body).toMatchObject({ success: true })
  const [, id = ''] = body.message.split('/')
  expect(body.message).toMatch(/^temp\//)
  expect(await world.rows(`select name, folder from sys_file where id = '${id}'`)).toEqual([{ name: '报告.txt', folder: '审计/二' }])
})
