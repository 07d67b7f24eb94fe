import { randomUUID } from 'node:crypto'
import { answer } from '../../../http/answers'
import { type Call, type CallOf, defineModule } from '../../../http/module'
import { type Catalog, lockFor } from '../../../query'
import { commaList } from '../../../util/comma-list'
import { fail } from '../../../util/errors'
import { seal, unseal } from '../../../util/sealed'
import { internalPlaces } from '../../settings'
import type { Channel, Secrets } from './channel'
import { ADDRESS, channelFaults, type Given } from './check'
import { SendFailure } from './failure'
import * as channels from './repository'
import { robotAddress } from './robot-address'
import { sendBy } from './send'
import { texts } from './texts'

declare module '../../../http/module' {
  interface SubjectServices {
    /** Seals what opens channels of messages, each for the row that it stands in. */
    readonly messageChannelKey: Buffer
  }
}

/** What the key of channels is made for. */
export const CHANNEL_KEY = 'message-channels'

const secretsOf = (key: Buffer, id: string, sealed: string | null): Secrets =>
  sealed === null ? {} : (JSON.parse(unseal(key, id, sealed)) as Secrets)

/** A channel that can be used; `catalog` says what the installation names of its own network. */
export const opened = ({ sealed, ...channel }: channels.StoredChannel, key: Buffer, { settings }: Pick<Catalog, 'settings'>): Channel => ({
  ...channel,
  housePlaces: internalPlaces(settings),
  secrets: secretsOf(key, channel.id, sealed),
})

const refuse = (field: string, message: string): never => fail(message, 500, [{ field, message }])

/** Channels by which mail and SMS go out stand alone: nothing says which of two would be taken. */
const ALONE = new Set(['mail', 'sms'])

async function check(call: Call, trx: channels.Trx, given: Given, id: string, before?: string | null): Promise<void> {
  const faults = channelFaults(given).map(([field, message]) => ({ field, message }))
  const internal = given.internalAddresses ?? ''
  if (internal !== '' && internal !== (before ?? '') && !call.can('messageChannel:internal'))
    faults.push({ field: 'internalAddresses', message: texts.noInternal })
  const [first] = faults
  if (first) fail(first.message, 500, faults)
  await lockFor(trx, 'message channels')
  if ((await channels.others(trx, id, { code: given.code })).length > 0) refuse('code', texts.taken)
  if (!ALONE.has(given.kind) || (given.status ?? '1') !== '1') return
  const [other] = await channels.others(trx, id, { kind: given.kind })
  if (other) refuse('status', texts.oneOnly(other.name))
}

/** Texts without the blanks around them; empty ones are null. */
const trimmed = (given: Given): Given =>
  Object.fromEntries(
    Object.entries(given).map(([name, value]) => [name, typeof value === 'string' ? value.trim() || null : value]),
  ) as unknown as Given

/** The address as it is shown, and what opens it: what was given, or what is kept while the address is the same. */
function addressOf({ kind, url }: Given, stored: channels.StoredChannel | undefined, kept: Secrets) {
  if (!url) return { url: null, token: undefined }
  const found = robotAddress(kind, url)
  if ('missing' in found) return refuse('url', texts.noToken(found.missing))
  const stays = found.url === stored?.url && kind === stored.kind
  if (found.token === undefined && (kind === 'wecom' || kind === 'dingtalk') && !stays) refuse('url', texts.movedToken)
  return { url: found.url, token: found.token ?? kept.token }
}

/** Where a channel leads to: what opens it goes nowhere else. */
const placeOf = ({ kind, host, port, username, url }: Pick<Given, 'host' | 'port' | 'username' | 'url'> & { readonly kind: string }) =>
  JSON.stringify([kind, host || null, port ?? null, username || null, url || null])

interface Written {
  readonly given: Given
  readonly id: string
  readonly stored?: channels.StoredChannel | undefined
  readonly secrets: Pick<Secrets, 'password' | 'signKey'>
}

/** The columns of a channel, with what opens it sealed. A secret that is empty stays, unless it would go to another place. */
function columnsOf(key: Buffer, { given, id, stored, secrets }: Written) {
  const kept = stored ? secretsOf(key, id, stored.sealed) : {}
  const { url, token } = addressOf(given, stored, kept)
  const plain = { status: '1', ...given, url }
  const stays = stored !== undefined && placeOf(stored) === placeOf({ ...given, url })
  const all: Secrets = {
    password: secrets.password || (stays ? kept.password : undefined),
    signKey: secrets.signKey || (stays ? kept.signKey : undefined),
    token,
  }
  const sealedSecrets = seal(key, id, JSON.stringify(all))
  return { ...plain, sealedSecrets, hasPassword: Boolean(all.password), hasSignKey: Boolean(all.signKey) }
}

async function add(call: CallOf<'sysMessageChannelAdd'>) {
  const { password, signKey, ...body } = call.body
  const given = trimmed(body)
  const id = randomUUID().replaceAll('-', '')
  await call.withTenant(async trx => {
    await check(call, trx, given, '')
    const secrets = { password: password ?? '', signKey: signKey ?? '' }
    await channels.add(trx, { id, ...columnsOf(call.messageChannelKey, { given, id, secrets }) })
  })
  return answer({ message: texts.added })
}

async function edit(call: CallOf<'sysMessageChannelEdit'>) {
  const { id, version, password, signKey, ...body } = call.body
  const given = trimmed(body)
  await call.withTenant(async trx => {
    const stored = (await channels.storedChannel(trx, id)) ?? fail(texts.notFound)
    await check(call, trx, given, id, stored.internalAddresses)
    const secrets = { password: password ?? '', signKey: signKey ?? '' }
    await channels.save(trx, { id, version }, columnsOf(call.messageChannelKey, { given, id, stored, secrets }))
  })
  return answer({ message: texts.edited })
}

const isRobot = (kind: string) => kind === 'wecom' || kind === 'dingtalk'

/** Sends a message of trial, and keeps what came of it. */
async function test(call: CallOf<'sysMessageChannelTest'>) {
  const { id } = call.body
  const receiver = call.body.receiver?.trim() ?? ''
  const [shown, stored] = await call.readTenant(async trx => [await channels.find(trx, id), await channels.storedChannel(trx, id)] as const)
  if (!shown || !stored) return fail(texts.notFound)
  if (!isRobot(shown.kind) && receiver === '') refuse('receiver', texts.noReceiver)
  if (shown.kind === 'mail' && !ADDRESS.test(receiver)) refuse('receiver', texts.badReceiver(receiver))
  const message = { id: randomUUID().replaceAll('-', ''), receiver, title: texts.testTitle, content: texts.testContent(shown.name) }
  const problem = await sendBy(opened(stored, call.messageChannelKey, call.catalog), {
    ...message,
    signal: new AbortController().signal,
  }).then(
    () => null,
    (error: unknown) => {
      if (error instanceof SendFailure) return error.message
      throw error
    },
  )
  await call.withTenant(trx => channels.noteTest(trx, id, problem))
  if (problem !== null) fail(texts.failed(problem))
  return answer({ message: texts.tested })
}

async function remove(call: Call, ids: string, message: string) {
  if ((await call.withTenant(trx => channels.remove(trx, commaList(ids)))) === 0) fail(texts.notFound)
  return answer({ message })
}

/** Channels by which messages go out: mail, SMS, robots of WeCom and DingTalk. */
export const messageChannel = defineModule({
  name: 'message-channel',
  handlers: {
    sysMessageChannelList: call => call.readTenant(trx => channels.page(trx, call.query)),
    sysMessageChannelQueryById: async call => (await call.readTenant(trx => channels.find(trx, call.query.id))) ?? fail(texts.notFound),
    sysMessageChannelAdd: add,
    sysMessageChannelEdit: edit,
    sysMessageChannelTest: test,
    sysMessageChannelDelete: call => remove(call, call.query.id, texts.deleted),
    sysMessageChannelDeleteBatch: call => remove(call, call.query.ids, texts.deletedMany),
  },
})
