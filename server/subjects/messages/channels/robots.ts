import { createHmac } from 'node:crypto'
import { fileText } from '../../../../renderer/core'
import { commaList } from '../../../util/comma-list'
import type { Channel, Outgoing } from './channel'
import { SendFailure } from './failure'
import { texts } from './texts'
import { post } from './webhook'

/** Of the system being busy, and of too many messages a minute. */
const PASSING = new Set([-1, 45009, 45033, 130101, 410100])
/** Bytes of a text that WeCom takes. */
const LONGEST_WECOM = 2048
const LONGEST_DINGTALK = 20_000

/** What a robot answers. */
function checkAnswer(text: string): void {
  const { errcode, errmsg = '' } = parsed(text)
  if (errcode === 0) return
  if (typeof errcode !== 'number') throw new SendFailure(texts.badAnswer(text.slice(0, 200)), 'unknown')
  throw new SendFailure(texts.robotRefused(errcode, errmsg.slice(0, 150)), PASSING.has(errcode) ? 'passing' : 'lasting')
}

function parsed(text: string): { readonly errcode?: number; readonly errmsg?: string } {
  try {
    return (JSON.parse(text) ?? {}) as { readonly errcode?: number; readonly errmsg?: string }
  } catch {
    return {}
  }
}

function contentOf({ title, content }: Outgoing, most: number): string {
  const text = fileText(`${title}\n${content}`)
  if (Buffer.byteLength(text) > most) throw new SendFailure(texts.tooLong(most), 'lasting')
  return text
}

/** The numbers of phones that are mentioned, and whether everybody is. */
function mentionsOf({ mentions }: Channel) {
  const named = commaList(mentions ?? '')
  return { mobiles: named.filter(name => name !== 'all'), all: named.includes('all') }
}

/** The address of a robot with what opens it, under the name that its product has for that. */
function addressOf({ url, secrets }: Channel, name: string): URL {
  const address = new URL(url ?? '')
  address.searchParams.set(name, secrets.token ?? '')
  return address
}

const HEADERS = { 'content-type': 'application/json; charset=utf-8' }

/** Posts a text to the group of a robot of WeCom. */
export async function sendByWecom(channel: Channel, message: Outgoing): Promise<void> {
  const { mobiles, all } = mentionsOf(channel)
  const mentioned = [...mobiles, ...(all ? ['@all'] : [])]
  const text = { content: contentOf(message, LONGEST_WECOM), mentioned_mobile_list: mentioned }
  const url = addressOf(channel, 'key').href
  checkAnswer(await post(channel, { url, headers: HEADERS, body: JSON.stringify({ msgtype: 'text', text }), signal: message.signal }))
}

/** Signs a call to DingTalk: of its time in milliseconds and the key, by the key. */
export const signature = (time: number, key: string): string => createHmac('sha256', key).update(`${time}\n${key}`).digest('base64')

/** Posts a text to the group of a robot of DingTalk, signed where the robot has a key. */
export async function sendByDingtalk(channel: Channel, message: Outgoing): Promise<void> {
  const { mobiles, all } = mentionsOf(channel)
  // Numbers that the text does not have are not mentioned.
  const named = mobiles.map(mobile => ` @${mobile}`).join('')
  const text = { content: `${contentOf(message, LONGEST_DINGTALK)}${named}` }
  const body = JSON.stringify({ msgtype: 'text', text, at: { atMobiles: mobiles, isAtAll: all } })
  const url = addressOf(channel, 'access_token')
  const { signKey } = channel.secrets
  if (signKey) {
    const time = Date.now()
    url.searchParams.set('timestamp', String(time))
    url.searchParams.set('sign', signature(time, signKey))
  }
  checkAnswer(await post(channel, { url: url.href, headers: HEADERS, body, signal: message.signal }))
}
