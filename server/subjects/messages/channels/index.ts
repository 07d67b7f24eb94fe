import { randomUUID } from 'node:crypto'
import { answer } from '../../../http/answers'
import { type Call, type CallOf, defineModule } from '../../../http/module'
import { type Catalog, lockFor } from '../../../query'
import { commaList } from '../../../util/comma-list'
import { fail } from '../../../util/errors'
import { seal, unseal } from '../../../util/sealed'
import { internalPlaces } from '../../settings'
import { variablesOf } from '../template'
import { boundFields, editedChannel, leadsToSame } from './bound'
import type { Channel, Secrets } from './channel'
import { ADDRESS, channelFaults, type Given } from './check'
import { SendFailure } from './failure'
import * as channels from './repository'
import { robotAddress } from './robot-address'
import { openedTexts, sealedTexts, storedTexts } from './secret-texts'
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
  ...openedTexts(key, channel),
  openPlaces: internalPlaces(settings),
  secrets: secretsOf(key, channel.id, sealed),
})

/** One writes at a time: what an edit is compared with stays as it was read. */
const LOCK = 'message channels'

const refuse = (field: string, message: string): never => fail(message, 500, [{ field, message }])

/** Channels by which mail and SMS go out stand alone: nothing says which of two would be taken. */
const ALONE = new Set(['mail', 'sms'])

/** The right to name internal addresses, and to say where a channel goes that names some, and how. */
const INTERNAL = 'messageChannel:internal'

type Fault = { readonly field: string; readonly message: string }

/** What a caller without the right may not do to a channel that names internal addresses, before or after. */
function internalFaults(
  call: Call,
  given: Given,
  secrets: Pick<Secrets, 'password' | 'signKey'>,
  stored?: channels.StoredChannel,
): Fault[] {
  if (call.can(INTERNAL)) return []
  const edited = stored && editedChannel(stored, given)
  if (!stored || !edited) return given.internalAddresses ? [{ field: 'internalAddresses', message: texts.noInternal }] : []
  if (edited.internalAddresses && !stored.internalAddresses) return [{ field: 'internalAddresses', message: texts.noInternal }]
  if (!stored.internalAddresses) return []
  const fields = boundFields(stored, edited).map(field => ({ field, message: texts.boundInternal(texts.fields[field]) }))
  const opening = (['password', 'signKey'] as const).filter(name => secrets[name])
  return [...fields, ...opening.map(field => ({ field, message: texts.boundInternal(texts.secrets[field]) }))]
}

interface Writing {
  readonly id: string
  readonly given: Given
  readonly secrets: Pick<Secrets, 'password' | 'signKey'>
  readonly stored?: channels.StoredChannel | undefined
}

async function check(call: Call, trx: channels.Trx, { id, given, secrets, stored }: Writing): Promise<void> {
  const own = channelFaults(openedTexts(call.messageChannelKey, given)).map(([field, message]) => ({ field, message }))
  const faults = [...own, ...internalFaults(call, given, secrets, stored)]
  const [first] = faults
  if (first) fail(first.message, 500, faults)
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

/** Whether a channel has a use for a password: mail with an account, and templates that name it. */
const usesPassword = ({ kind, username, url, headers, body }: channels.StoredChannel) =>
  kind === 'mail' ? Boolean(username) : kind === 'sms' && variablesOf(`${url} ${headers} ${body}`).includes('secret')

/** What opens a channel after an edit. What was kept stays where the channel leads to the same; elsewhere it has to be given again. */
function secretsAfter(edited: channels.StoredChannel, { secrets, stored }: Writing, kept: Secrets) {
  const stays = stored !== undefined && leadsToSame(stored, edited)
  if (!stays && kept.password && !secrets.password && usesPassword(edited)) refuse('password', texts.passwordAgain)
  if (!stays && kept.signKey && !secrets.signKey && edited.kind === 'dingtalk') refuse('signKey', texts.signKeyAgain)
  return {
    password: secrets.password || (stays ? kept.password : undefined),
    signKey: secrets.signKey || (stays ? kept.signKey : undefined),
  }
}

/** The columns of a channel, with what opens it sealed. */
function columnsOf(key: Buffer, writing: Writing) {
  const { given, id, stored } = writing
  const kept = stored ? secretsOf(key, id, stored.sealed) : {}
  const { url, token } = addressOf(given, stored, kept)
  const plain = { status: '1', ...given, url }
  const after = stored ? secretsAfter(editedChannel(stored, { ...given, url }), writing, kept) : writing.secrets
  const all: Secrets = { password: after.password || undefined, signKey: after.signKey || undefined, token }
  const sealedSecrets = seal(key, id, JSON.stringify(all))
  return { ...plain, sealedSecrets, hasPassword: Boolean(all.password), hasSignKey: Boolean(all.signKey) }
}

async function add(call: CallOf<'sysMessageChannelAdd'>) {
  const { password, signKey, ...body } = call.body
  const id = randomUUID().replaceAll('-', '')
  const writing = {
    id: '',
    given: sealedTexts(call.messageChannelKey, trimmed(body)),
    secrets: { password: password ?? '', signKey: signKey ?? '' },
  }
  await call.withTenant(async trx => {
    await lockFor(trx, LOCK)
    await check(call, trx, writing)
    await channels.add(trx, { id, ...columnsOf(call.messageChannelKey, { ...writing, id }) })
  })
  return answer({ message: texts.added })
}

async function edit(call: CallOf<'sysMessageChannelEdit'>) {
  const { id, version, password, signKey, ...body } = call.body
  await call.withTenant(async trx => {
    await lockFor(trx, LOCK)
    const stored = (await channels.storedChannel(trx, id)) ?? fail(texts.notFound)
    const given = sealedTexts(call.messageChannelKey, trimmed(body), stored)
    const writing = { id, given, secrets: { password: password ?? '', signKey: signKey ?? '' }, stored }
    await check(call, trx, writing)
    await channels.save(trx, { id, version }, columnsOf(call.messageChannelKey, writing))
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
  if (stored.internalAddresses && !call.can(INTERNAL)) return fail(texts.testInternal)
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
  rows: 'subject',
  outgoing: { default: 'none', sysMessageChannelTest: 'any' },
  prepare: owner => owner.sealStored([storedTexts(owner.keyFor(CHANNEL_KEY))]),
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
