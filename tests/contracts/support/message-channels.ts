import { startMailServer } from '../../helpers/mail-server'
import type { Maker } from './requests'
import { fresh } from './samples'
import type { World } from './world'

/** A robot that is never called. */
const robot = () => ({
  code: `robot${fresh()}`,
  name: '样本机器人',
  kind: 'wecom',
  url: 'https://qyapi.weixin.qq.com/cgi-bin/webhook/send?key=sample',
  remark: 'first',
})

async function kept(world: World, body: { readonly code: string } = robot()) {
  const { body: said } = await world.admin.post('/sys/messageChannel/add', body)
  if (!said.success) throw new Error(said.message)
  const [row] = await world.rows<{ id: string; version: number }>(`select id, version from sys_message_channel where code = '${body.code}'`)
  return { ...body, id: row?.id ?? '', version: row?.version ?? 0 }
}

const byId: Maker = async world => ({ query: { id: (await kept(world)).id } })
const edited: Maker = async world => ({ body: await kept(world) })

/** A channel of mail that is off, over a server of this machine that ends with the process. */
async function mailed(world: World) {
  const { port } = await startMailServer()
  const place = { kind: 'mail', status: '0', host: '127.0.0.1', port, security: 'none', internalAddresses: '127.0.0.1' }
  return kept(world, { code: `mail${fresh()}`, name: '样本邮件', sender: 'weft@example.org', ...place } as { readonly code: string })
}

/** Calls about channels of messages. */
export const messageChannels: Readonly<Record<string, Maker>> = {
  sysMessageChannelList: async world => {
    await kept(world)
    return {}
  },
  sysMessageChannelAdd: async () => ({ body: robot() }),
  sysMessageChannelEdit: edited,
  sysMessageChannelEditPost: edited,
  sysMessageChannelTest: async world => ({ body: { id: (await mailed(world)).id, receiver: 'li@example.org' } }),
  sysMessageChannelQueryById: byId,
  sysMessageChannelDelete: byId,
  sysMessageChannelDeleteBatch: async world => ({ query: { ids: (await kept(world)).id } }),
}
