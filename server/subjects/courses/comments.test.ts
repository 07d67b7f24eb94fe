import { expect, it } from 'vitest'
import { learner, makeCourse } from '../../../tests/helpers/courses'
import { admin, openServer, server } from '../../../tests/helpers/open-server'
import { makePerson } from '../../../tests/helpers/people'
import type { Caller } from '../../../tests/helpers/server'

openServer()

interface Comment {
  readonly id: string
  readonly commentContent: string
  readonly removable: boolean
}
const of = (id: string) => ({ tableName: 'course', tableDataId: id })
const list = async (who: Caller, id: string) => (await who.get<{ records: Comment[] }>('/sys/comment/listByForm', of(id))).body
const say = async (who: Caller, id: string, commentContent: string) =>
  (await who.post<string>('/sys/comment/addText', { ...of(id), commentContent })).body
const remove = async (who: Caller, id: string) => (await who.delete('/sys/comment/deleteOne', { id })).body
const HIDDEN = { success: false, message: '该记录不存在，或您无权查看' }

it('learners comment on courses that they may learn, and nobody else reads it', async () => {
  const { id } = await makeCourse()
  const [one, other, stranger] = [await learner(), await learner(), await makePerson(server, admin)]
  expect(await say(one.caller, id, '第二讲很实用')).toMatchObject({ success: true })
  expect((await list(other.caller, id)).result.records).toMatchObject([{ commentContent: '第二讲很实用', removable: false }])
  expect(await list(stranger.caller, id)).toMatchObject(HIDDEN)
  expect(await say(stranger.caller, id, '看不见')).toMatchObject(HIDDEN)
})

it('comments of a withdrawn course are not told to learners, and are there again with it', async () => {
  const { id } = await makeCourse()
  const { caller } = await learner()
  const { result } = await say(caller, id, '撤回前')
  await server.sql("update weft.course set state = '0' where id = $1", [id])
  for (const answer of [await list(caller, id), await say(caller, id, '撤回后'), await remove(caller, result)])
    expect(answer).toMatchObject(HIDDEN)
  expect((await list(admin, id)).result.records).toMatchObject([{ commentContent: '撤回前' }])
  await server.sql("update weft.course set state = '1' where id = $1", [id])
  expect((await list(caller, id)).result.records).toHaveLength(1)
})

it('who may delete courses takes comments of others away, also without learning', async () => {
  const { id } = await makeCourse()
  const [one, moderator] = [await learner(), await makePerson(server, admin, ['course:list', 'course:delete'])]
  const { result } = await say(one.caller, id, '不当言论')
  const [row] = (await list(moderator.caller, id)).result.records
  expect(row).toMatchObject({ id: result, removable: true })
  expect(await remove((await learner()).caller, result)).toMatchObject({ success: false, message: '只能操作自己的评论' })
  expect(await remove(moderator.caller, result)).toMatchObject({ success: true })
})

it('comments go with their course', async () => {
  const { id } = await makeCourse()
  await say(admin, id, '一起删除')
  await admin.delete('/course/course/delete', { id })
  expect(await server.sql('select id from weft.sys_comment where table_data_id = $1', [id])).toEqual([])
})
