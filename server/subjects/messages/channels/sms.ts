import { fileText } from '../../../../renderer/core'
import { HeaderError, writeHeaders } from '../../../util/outgoing'
import { fillVariables, type Values } from '../template'
import type { Channel, Outgoing } from './channel'
import { SendFailure } from './failure'
import { texts } from './texts'
import { post } from './webhook'

const isJson = (body: string) => body.trim().startsWith('{')
/** What stands between the quotes of a text in JSON. */
const inJson = (value: string) => JSON.stringify(value).slice(1, -1)

function headersWith(template: string, values: Values): Record<string, string> {
  try {
    return writeHeaders(template, value => fillVariables(value, values, String))
  } catch (error) {
    if (error instanceof HeaderError) throw new SendFailure(texts.badHeaderValue(error.header), 'lasting', error)
    throw error
  }
}

/** The request of a gateway: its template with the values of a message, each written as the place asks for it. */
export function smsRequest({ url, headers, body, secrets }: Channel, message: Outgoing) {
  const values = {
    mobile: message.receiver,
    content: message.content,
    title: message.title,
    id: message.id,
    secret: secrets.password ?? '',
  }
  const template = body ?? ''
  const json = isJson(template)
  const contentType = json ? 'application/json; charset=utf-8' : 'application/x-www-form-urlencoded; charset=utf-8'
  // A header refuses what it cannot hold.
  const own = headersWith(headers ?? '', values)
  const held = { ...values, title: fileText(message.title), content: fileText(message.content) }
  return {
    url: fillVariables(url ?? '', held, encodeURIComponent),
    // A gateway can tell a call that is made again from another one.
    headers: { 'content-type': contentType, 'idempotency-key': message.id, ...own },
    body: fillVariables(template, held, json ? inJson : encodeURIComponent),
  }
}

/** Sends by the gateway; it has taken the message when its answer has the text that says so. */
export async function sendBySms(channel: Channel, message: Outgoing): Promise<void> {
  const answer = await post(channel, { ...smsRequest(channel, message), signal: message.signal })
  if (channel.okText && !answer.includes(channel.okText)) throw new SendFailure(texts.gatewayRefused(answer.slice(0, 180)), 'lasting')
}
