import { expect, it } from 'vitest'
import { connectionProblem } from '../../server/subjects/data-sources/connect'
import { checkTargets } from '../../server/subjects/gateway/checks'
import type { Channel } from '../../server/subjects/messages/channels/channel'
import { sendByMail } from '../../server/subjects/messages/channels/mail'
import { post } from '../../server/subjects/messages/channels/webhook'
import { ReachError, withinReach } from '../../server/util/reach'

const { signal } = new AbortController()
const channel = { kind: 'mail', host: 'mail.test', port: 25, security: 'none', internalAddresses: '', openPlaces: [], secrets: {} }
const source = { dbType: 'PostgreSQL', dbUrl: 'jdbc:postgresql://db.test:5432/a', dbUsername: 'a', password: 'b', openPlaces: [] }
const call = { request: { host: 'weft.test' }, catalog: { settings: { value: () => '' } } }
const route = { targets: [{ url: 'http://erp.test', weight: 1 }], named: [] }

/** What calls another system for an operation, and tells users why it could not. */
const callers: Readonly<Record<string, () => Promise<unknown>>> = {
  'a data source': () => connectionProblem(source),
  'a robot': () => post(channel as unknown as Channel, { url: 'http://robot.test', headers: {}, body: '', signal }),
  'a mail server': () =>
    sendByMail(channel as unknown as Channel, { receiver: 'a@b.test', title: 'a', content: 'b', id: 'c', signal } as never),
  'a route': () => checkTargets(call as never, route as never),
}

it.each(Object.entries(callers))(
  'that an operation does not say that it calls %s is a fault of the program, and no cause for users',
  async (_, ask) => {
    await expect(withinReach({ operation: 'any', rows: 'none', outgoing: 'none' }, ask)).rejects.toBeInstanceOf(ReachError)
  },
)
