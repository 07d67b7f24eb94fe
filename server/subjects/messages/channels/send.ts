import { storableText } from '../../../util/storable'
import type { Channel, Outgoing } from './channel'
import { SendFailure } from './failure'
import { sendByMail } from './mail'
import { sendByDingtalk, sendByWecom } from './robots'
import { sayingNoSecret } from './secret-texts'
import { sendBySms } from './sms'
import { texts } from './texts'

type Sender = (channel: Channel, message: Outgoing) => Promise<void>

const SENDERS: Readonly<Record<string, Sender>> = { mail: sendByMail, sms: sendBySms, wecom: sendByWecom, dingtalk: sendByDingtalk }

/** Characters of a failure that are kept; it may hold what the other end says. */
const MOST_SAID = 500

/** Sends a message by a channel: when this resolves, it was taken. Throws `SendFailure`, which says nothing of what opens the channel. */
export async function sendBy(channel: Channel, message: Outgoing): Promise<void> {
  const send = SENDERS[channel.kind]
  if (!send) throw new SendFailure(texts.unknownKind(channel.kind), 'lasting')
  try {
    await send(channel, message)
  } catch (error) {
    if (!(error instanceof SendFailure)) throw error
    throw new SendFailure(storableText(sayingNoSecret(channel, error.message).slice(0, MOST_SAID)), error.kind, error.cause)
  }
}
