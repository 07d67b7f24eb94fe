import type { OwnSession } from '../../../server/generated/operations'
import type { Maker } from './requests'
import type { World } from './world'

/** A sign-in with a wrong password; a captcha is asked for after three. */
async function failToSignIn(world: World): Promise<void> {
  const { username } = await world.person()
  await world.server.anonymous.post('/sys/login', { username, password: 'wrong' })
}

const sessionOf = async (world: World, userId: string) =>
  (await world.rows<{ id: string }>(`select id from sys_online where user_id = '${userId}'`))[0]?.id ?? ''

/** Another session of the administrator. */
async function otherSession(world: World): Promise<string> {
  const other = await world.server.signIn()
  const { result } = (await other.get<OwnSession[]>('/sys/online/own')).body
  return result.find(({ own }) => own)?.id ?? ''
}

/** A user who is signed in. */
const someone = async (world: World) => (await world.person()).row.id

/** Calls about sessions and failed sign-ins, which are added by signing in. */
export const onlineUsers: Readonly<Record<string, Maker>> = {
  sysOnlineFailures: async world => {
    await failToSignIn(world)
    return {}
  },
  sysOnlineForceLogout: async world => ({ body: { token: await sessionOf(world, await someone(world)) } }),
  sysOnlineEndOwn: async world => ({ body: { id: await otherSession(world) } }),
  sysOnlineEndOthers: async world => ({ as: (await world.person()).caller }),
  sysOnlineEndAll: async world => ({ body: { userId: await someone(world) } }),
  sysOnlineUnlock: async world => ({ body: { userId: await someone(world) } }),
}
