import type { Maker } from './requests'
import type { World } from './world'

const FILE = { name: '底稿.txt', content: '内容' }

/** A record that comments can be about. */
const record = async (world: World) => ({ tableName: 'sys_role', tableDataId: (await world.usual('/sys/role')).id })

async function written(world: World): Promise<string> {
  const { body } = await world.admin.post<string>('/sys/comment/addText', { ...(await record(world)), commentContent: '已核对' })
  if (!body.success) throw new Error(body.message)
  return body.result
}

const ofRecord: Maker = async world => {
  await written(world)
  return { query: await record(world) }
}
const ofOne: Maker = async world => ({ query: { id: await written(world) } })

/** Calls about comments. */
export const comments: Readonly<Record<string, Maker>> = {
  sysCommentListByForm: ofRecord,
  sysCommentFileList: ofRecord,
  sysCommentQueryById: ofOne,
  sysCommentDeleteOne: ofOne,
  sysCommentAddText: async world => ({ body: { ...(await record(world)), commentContent: '请核对' } }),
  sysCommentAddFile: async world => ({ file: FILE, fields: await record(world) }),
}
