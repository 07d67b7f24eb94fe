import type { Channel, Outgoing } from './channel'
import { SendFailure } from './failure'
import { sendByMail } from './mail'
import { sendByDingtalk, sendByWecom } from './robots'
import { sendBySms } from './sms'
import { texts } from './texts'

type Sender = (channel: Channel, message: Outgoing) => Promise<void>

const SENDERS: Readonly<Record<string, Sender>> = { mail: sendByMail, sms: sendBySms, wecom: sendByWecom, dingtalk: sendByDingtalk }

/** Sends a message by a channel: when this resolves, it was taken. Throws `SendFailure`. */
export async function sendBy(channel: Channel, message: Outgoing): Promise<void> {
  const send = SENDERS[channel.kind]
  if (!send) throw new SendFailure(texts.unknownKind(channel.kind), 'lasting')
  await send(channel, message)
}
