import { buffer } from 'node:stream/consumers'
import { defineJob, FinalError, type JobContext } from '../../jobs'
import { sendMessage } from '../announcements'
import type { Files } from '../files'
import { CHANNEL_KEY, opened } from './channels'
import type { Attachment, Channel } from './channels/channel'
import { ADDRESS } from './channels/check'
import { SendFailure } from './channels/failure'
import { channelOf } from './channels/repository'
import { sendBy } from './channels/send'
import { fileOf, findMessage, type MessageRow, markSending, markWaiting, noteAttempt, type Trx, unmarkSending, userBy } from './repository'
import { texts } from './texts'

type Context = JobContext<{ readonly id: string }>

/** What cannot be put right by another attempt. */
function fault(text: string): never {
  throw new SendFailure(text, 'lasting')
}

const IN_APP = '4'
const SENT = '1'
/** Kinds of channels by `es_type`. */
const KINDS: Readonly<Record<string, string>> = { 1: 'sms', 2: 'mail', 3: 'wecom', 5: 'dingtalk' }

/** Puts a message at the bell of its receiver. */
async function putInApp(trx: Trx, { id, esTitle, esContent, esReceiver }: MessageRow, sender: string): Promise<void> {
  const { id: userId } = (await userBy(trx, esReceiver)) ?? fault(texts.noUser(esReceiver))
  await sendMessage(trx, { title: esTitle, content: esContent, userIds: [userId], sender, busType: 'message', busId: id, page: null })
}

/** Address or number of a receiver, who may be named by an account. */
async function receiverOf(trx: Trx, kind: string, receiver: string): Promise<string> {
  if (kind === 'mail') {
    if (ADDRESS.test(receiver)) return receiver
    return ((await userBy(trx, receiver)) ?? fault(texts.noUser(receiver))).email || fault(texts.noMail(receiver))
  }
  if (kind !== 'sms' || /^\+?\d{5,20}$/.test(receiver)) return receiver
  return ((await userBy(trx, receiver)) ?? fault(texts.noUser(receiver))).phone || fault(texts.noPhone(receiver))
}

/** Why a mail cannot reach one of these addresses or accounts; undefined when it can reach all of them. */
export async function receiverFault(trx: Trx, receivers: readonly string[]): Promise<string | undefined> {
  try {
    for (const receiver of receivers) await receiverOf(trx, 'mail', receiver)
    return undefined
  } catch (error) {
    if (error instanceof SendFailure) return error.message
    throw error
  }
}

/** The channel of a message and whom it goes to; robots are named by the receiver. */
async function routeOf(trx: Trx, { esType, esReceiver }: MessageRow, key: Buffer): Promise<{ channel: Channel; receiver: string }> {
  const kind = KINDS[esType] ?? fault(texts.noChannel(esType))
  const robot = kind === 'wecom' || kind === 'dingtalk'
  const stored = await channelOf(trx, kind, robot ? esReceiver : undefined)
  if (!stored) return fault(robot ? texts.noRobot(esReceiver, esType) : texts.noChannel(esType))
  return { channel: opened(stored, key, trx.catalog), receiver: await receiverOf(trx, kind, esReceiver) }
}

/** Bytes of an attachment at most: servers of mail take little more. */
const LARGEST = 20 * 1024 * 1024

/** Where files are that go out with messages. */
export type AttachedFiles = Pick<Files, 'takeFile'>

/** The file that goes out with a message. */
async function attachmentOf(trx: Trx, files: AttachedFiles, id: string): Promise<Attachment | undefined> {
  const path = await fileOf(trx, id)
  if (path === undefined) return undefined
  const found = (await files.takeFile(trx, path)) ?? fault(texts.fileGone)
  if (found.size > LARGEST) {
    found.content.destroy()
    fault(texts.fileTooLarge(LARGEST / 1024 / 1024))
  }
  return { name: found.name, type: found.type, content: await buffer(found.content) }
}

/** A message that waits: sent within, by the bell, or marked as handed over and left to a channel. */
const begin = ({ withTenant, params: { id }, actor, keyFor }: Context, files: AttachedFiles) =>
  withTenant(async trx => {
    const message = await findMessage(trx, id)
    if (!message || message.esSendStatus === SENT) return undefined
    if (message.esType === IN_APP) {
      await putInApp(trx, message, actor.username)
      await noteAttempt(trx, id)
      return { message }
    }
    // An attempt that was killed may have sent it: it is not sent again unless a user says so.
    if (!(await markSending(trx, id))) throw new SendFailure(texts.interrupted, 'unknown')
    await markWaiting(trx, id)
    return { message, route: await routeOf(trx, message, keyFor(CHANNEL_KEY)), attachment: await attachmentOf(trx, files, id) }
  })

async function send(context: Context, files: AttachedFiles): Promise<string | undefined> {
  const { withTenant, signal } = context
  const begun = await begin(context, files)
  if (begun?.route === undefined) return begun?.message.esReceiver
  const { message, route, attachment } = begun
  const { id, esTitle, esContent, esReceiver } = message
  await sendBy(route.channel, { id, title: esTitle, content: esContent, receiver: route.receiver, attachment, signal })
  await withTenant(async trx => {
    await noteAttempt(trx, id)
    await unmarkSending(trx, id)
  })
  return esReceiver
}

/**
 * Notes why an attempt failed. Another one follows where that may help; the mark of a message of which nothing was heard stays, so that
 * nothing but a user sends it again. Whatever else fails is not noted: the mark tells the next attempt.
 */
async function noteFailure({ withTenant, params: { id } }: Context, error: unknown): Promise<Error> {
  if (!(error instanceof SendFailure)) return error instanceof Error ? error : new Error(String(error))
  await withTenant(async trx => {
    await noteAttempt(trx, id, error.message)
    if (error.kind !== 'unknown') await unmarkSending(trx, id)
  })
  return error.kind === 'passing' ? error : new FinalError(error.message, { cause: error })
}

/** Name of the kind of job that sends messages. */
export const DELIVER = 'deliverMessage'

/** Sends one message by its channel, once for all attempts; why it could not be sent stands with it. */
export const deliverMessage = (files: () => AttachedFiles) =>
  defineJob<{ readonly id: string }>({
    name: DELIVER,
    title: () => texts.deliver,
    right: 'message:send',
    follows: true,
    scheduled: false,
    params: () => ({
      type: 'object',
      properties: { id: { type: 'string', title: texts.messageId, maxLength: 64 } },
      required: ['id'],
      additionalProperties: false,
    }),
    limits: { seconds: 120, attempts: 5, pause: 60 },
    key: ({ id }) => `message ${id}`,
    run: async context => {
      const link = `/modules/message/sysMessageList?f.id=${context.params.id}`
      try {
        const receiver = await send(context, files())
        return { text: receiver === undefined ? texts.nothing : texts.sent(receiver), link }
      } catch (error) {
        throw await noteFailure(context, error)
      }
    },
  })
