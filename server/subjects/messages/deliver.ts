import type { Actor } from '../../db/database'
import { defineJob } from '../../jobs'
import { sendMessage } from '../announcements'
import { findMessage, type MessageRow, noteAttempt, type Trx, userIdOf } from './repository'
import { texts } from './texts'

/** How a message reaches its receiver; throws with the cause where it does not. */
type Channel = (trx: Trx, message: MessageRow, actor: Actor) => Promise<void>

const inApp: Channel = async (trx, { id, esTitle, esContent, esReceiver }, { username }) => {
  const userId = (await userIdOf(trx, esReceiver)) ?? fault(texts.noUser(esReceiver))
  await sendMessage(trx, {
    title: esTitle,
    content: esContent,
    userIds: [userId],
    sender: username,
    busType: 'message',
    busId: id,
    page: null,
  })
}

function fault(text: string): never {
  throw new Error(text)
}

/** By `es_type`. */
const CHANNELS: Readonly<Record<string, Channel>> = { 4: inApp }
const SENT = '1'

/** Sends one message by its channel, once for all attempts; why it could not be sent stands with it. */
export const deliverMessage = defineJob<{ readonly id: string }>({
  name: 'deliverMessage',
  title: () => texts.deliver,
  scheduled: false,
  params: () => ({
    type: 'object',
    properties: { id: { type: 'string', title: texts.messageId, maxLength: 64 } },
    required: ['id'],
    additionalProperties: false,
  }),
  limits: { seconds: 120, attempts: 3, pause: 30 },
  run: async ({ params: { id }, actor, withTenant, step }) => {
    const link = `/modules/message/sysMessageList?f.id=${id}`
    try {
      const sent = await step('sent', async trx => {
        const message = await findMessage(trx, id)
        if (!message || message.esSendStatus === SENT) return null
        const channel = CHANNELS[message.esType] ?? fault(texts.noChannel(message.esType))
        await channel(trx, message, actor)
        await noteAttempt(trx, id)
        return message.esReceiver
      })
      return { text: sent === null ? texts.nothing : texts.sent(sent), link }
    } catch (error) {
      await withTenant(trx => noteAttempt(trx, id, error instanceof Error ? error.message : String(error)))
      throw error
    }
  },
})
