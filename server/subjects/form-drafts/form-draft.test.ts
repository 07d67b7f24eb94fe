import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makePerson, type TestPerson } from '../../../tests/helpers/people'
import { type Caller, startTestServer, type TestServer } from '../../../tests/helpers/server'
import type { Data } from '../../app/data'
import { removeExpiredDrafts } from '.'

let server: TestServer
let writer: TestPerson
let other: TestPerson
beforeAll(async () => {
  server = await startTestServer()
  const admin = await server.signIn()
  writer = await makePerson(server, admin)
  other = await makePerson(server, admin)
})
afterAll(() => server?.close())

const PLACE = 'course/lecturer|add|'
const holding = (name: string) => JSON.stringify({ values: { name } })
const save = async (who: Caller, place = PLACE, content = holding('张')) => (await who.post('/sys/formDraft/save', { place, content })).body
const found = async (who: Caller, place = PLACE) =>
  (await who.get<{ content: string } | null>('/sys/formDraft/query', { place })).body.result?.content ?? null

describe('a draft of a form', () => {
  it('is the last that its writer kept at its place, and nothing to anybody else', async () => {
    expect(await found(writer.caller)).toBeNull()
    expect(await save(writer.caller)).toMatchObject({ success: true, message: '草稿已保存' })
    await save(writer.caller, PLACE, holding('张三'))
    await save(writer.caller, 'course/lecturer|edit|1', holding('李'))
    expect([await found(writer.caller), await found(other.caller)]).toEqual([holding('张三'), null])
    await save(other.caller, PLACE, holding('王'))
    await other.caller.delete('/sys/formDraft/delete', { place: PLACE })
    expect([await found(writer.caller), await found(other.caller)]).toEqual([holding('张三'), null])
    await writer.caller.delete('/sys/formDraft/delete', { place: PLACE })
    expect([await found(writer.caller), await found(writer.caller, 'course/lecturer|edit|1')]).toEqual([null, holding('李')])
  })

  it.each(['[]', 'null', '"text"', '{', '12'])('is an object of JSON, not %s', async content => {
    expect(await save(writer.caller, 'wrong', content)).toMatchObject({ success: false })
    expect(await found(writer.caller, 'wrong')).toBeNull()
  })

  it('is refused above 200,000 characters', async () => {
    expect(await save(writer.caller, 'long', holding('a'.repeat(200_000)))).toMatchObject({ success: false })
    expect(await save(writer.caller, 'long', holding('a'.repeat(199_900)))).toMatchObject({ success: true })
  })

  it('is gone after thirty days, and with the next clean-up its row too', async () => {
    const written = (place: string, days: number) =>
      server.sql(
        `with who as (select set_config('weft.user', $1, true))
        insert into weft.sys_form_draft (user_id, place, content, written_at) select u.id, $2, $3, now() - make_interval(days => $4)
          from weft.sys_user u, who where u.username = $1`,
        [writer.username, place, holding('张'), days],
      )
    await written('old', 31)
    await written('younger', 29)
    expect([await found(writer.caller, 'old'), await found(writer.caller, 'younger')]).toEqual([null, holding('张')])
    expect(await server.sql("select place from weft.sys_form_draft where place = 'old'")).toHaveLength(1)
    const anybody = { tenantId: 0, username: '', orgCode: null }
    expect(await (server.app.data as Data).withTenant(anybody, removeExpiredDrafts)).toBe(1)
    expect(await server.sql("select place from weft.sys_form_draft where place = 'old'")).toEqual([])
  })

  it('makes room for itself: a user has fifty', async () => {
    for (let index = 0; index < 51; index++) await save(other.caller, `many ${index}`)
    expect([await found(other.caller, 'many 0'), await found(other.caller, 'many 1')]).toEqual([null, holding('张')])
  })
})
