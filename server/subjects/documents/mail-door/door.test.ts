import { createTransport } from 'nodemailer'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { admin, openServer, server } from '../../../../tests/helpers/open-server'
import { makePerson, type TestPerson } from '../../../../tests/helpers/people'
import { findHolder } from '../../identity'
import { type MailDoor, openMailDoor } from '.'

openServer()

const ADDRESS = 'library@audit.example'
const BASE = '/unstructur/documentdata/documentinformation'
let clerk: TestPerson
let reader: TestPerson
let door: MailDoor
const refused: string[] = []

const mailOf = ({ username }: TestPerson) => `${username}@audit.example`

beforeAll(async () => {
  clerk = await makePerson(server, admin, ['documentinformation:list', 'documentinformation:add'])
  reader = await makePerson(server, admin, ['documentinformation:list'])
  for (const person of [clerk, reader]) await server.sql('update weft.sys_user set email = $1 where id = $2', [mailOf(person), person.id])
  const { data, files } = server.app
  if (!data) throw new Error('The server has no database.')
  door = await openMailDoor(
    '127.0.0.1',
    { address: ADDRESS, port: 0 },
    {
      database: data,
      files,
      findHolder: username => findHolder(data, username, 0),
      warn: (sender, why) => refused.push(`${sender}: ${why instanceof Error ? why.message : why}`),
    },
  )
})
afterAll(() => door?.close())

const send = (mail: object) =>
  createTransport({ host: '127.0.0.1', port: door.port, ignoreTLS: true }).sendMail({ from: mailOf(clerk), to: ADDRESS, ...mail })
const from = async (subject: string) => {
  const { body } = await admin.get<{ records: Record<string, unknown>[] }>(`${BASE}/list`, { pageSize: 100 })
  const whole = await Promise.all(
    body.result.records.map(({ id }) => admin.get<Record<string, unknown>>(`${BASE}/queryById`, { id: String(id) })),
  )
  return whole.map(one => one.body.result).filter(({ source }) => String(source).includes(`《${subject}》`))
}

describe('mail for the address', () => {
  it('makes documents of what is attached, as its sender, and says why one is none', async () => {
    await send({
      subject: '采购合同',
      text: '请查收',
      attachments: [
        { filename: '合同正文.txt', content: '合同金额一百万元' },
        { filename: '附件.html', content: '<html><p>清单</p></html>' },
        { filename: '程序.exe', content: 'MZ' },
      ],
    })
    const rows = await from('采购合同')
    expect(rows.map(({ name, createBy }) => [name, createBy]).sort()).toEqual(
      ['合同正文', '附件', '程序'].map(name => [name, clerk.username]).sort(),
    )
    const refusedOne = rows.find(({ name }) => name === '程序')
    expect(refusedOne).toMatchObject({ state: 'failed', stateReason: expect.stringContaining('exe') })
    // Its text is taken by a job, now or later.
    expect(['pending', 'working', 'ready']).toContain(rows.find(({ name }) => name === '合同正文')?.state)
  })

  it('without a file is the document itself', async () => {
    await send({ subject: '情况反映', text: '水泵重复付款' })
    const [one] = await from('情况反映')
    expect(one).toMatchObject({ name: '情况反映', file: expect.stringMatching(/^library\/.*\.eml$/) })
  })

  it.each([
    ['of a stranger', () => ({ from: 'stranger@elsewhere.example' }), /550 5\.7\.1 发件人不是本系统用户/],
    ['of a user who may not add documents', () => ({ from: mailOf(reader) }), /550 5\.7\.1/],
    ['for another address', () => ({ to: 'boss@audit.example' }), /550 5\.1\.1 收件地址不存在/],
    ['that is too large', () => ({ attachments: [{ filename: 'a.txt', content: Buffer.alloc(51 * 1024 * 1024, 'a') }] }), /552/],
  ])('is refused with an answer: %s', async (_, mail, answer) => {
    await expect(send({ subject: '被拒绝', text: '甲', ...mail() })).rejects.toThrow(answer)
    expect(await from('被拒绝')).toEqual([])
  })

  it('is noted where it was refused', () => {
    expect(refused).toEqual(expect.arrayContaining([expect.stringMatching(/^stranger@elsewhere\.example: 5\.7\.1/)]))
  })
})
