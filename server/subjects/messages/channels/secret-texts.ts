import type { SecretTable } from '../../../db/owner'
import { fail } from '../../../util/errors'
import {
  MovedSecret,
  mapBodyValues,
  mapHeaderValues,
  mapQueryValues,
  openSecrets,
  placeOfUrl,
  type SecretMap,
  sealSecrets,
  secretsIn,
  withoutSecrets,
} from '../../../util/sealed-text'
import type { Channel } from './channel'
import type { Given } from './check'
import { texts } from './texts'

/** The texts of a channel in which secrets may be written beside the fields that are for them. */
interface SecretTexts {
  readonly kind: string
  readonly url?: string | null | undefined
  readonly headers?: string | null | undefined
  readonly body?: string | null | undefined
}

/** A value that names the password in its own field, or is made of a message alone, is shown. */
const isTemplate = (value: string) => value.includes('${secret}') || /^(?:\$\{\w+\})+$/.test(value)

/** Of SMS: values of the query of the address, of headers and of the body, for this address alone. A value of the body that is made of a message is shown. */
const secrets: SecretMap<SecretTexts> = (channel, replace) => {
  if (channel.kind !== 'sms') return channel
  const place = placeOfUrl(channel.url ?? '')
  const kept = (field: string) => (name: string, value: string) => (isTemplate(value) ? value : replace(`${field} ${place} ${name}`, value))
  return {
    ...channel,
    ...(channel.url && { url: mapQueryValues(channel.url, kept('url')) }),
    ...(channel.headers && { headers: mapHeaderValues(channel.headers, kept('headers')) }),
    ...(channel.body && {
      body: mapBodyValues(channel.body, (name, value) => (value.includes('${') ? value : replace(`body ${place} ${name}`, value))),
    }),
  }
}

/** What is given with its secrets sealed; those that come back as they are shown stay. Refuses what was sealed for another address. */
export function sealedTexts(key: Buffer, given: Given, stored?: SecretTexts): Given {
  const { kind, url = stored?.url, headers = stored?.headers, body = stored?.body } = given
  try {
    const sealed = sealSecrets(key, secrets, { kind, url, headers, body }, stored ? [stored] : [])
    return {
      ...given,
      ...(given.url !== undefined && { url: sealed.url ?? null }),
      ...(given.headers !== undefined && { headers: sealed.headers ?? null }),
      ...(given.body !== undefined && { body: sealed.body ?? null }),
    }
  } catch (error) {
    if (!(error instanceof MovedSecret)) throw error
    const [field = ''] = error.message.split(' ')
    return fail(texts.movedSecret, 500, [{ field, message: texts.movedSecret }])
  }
}

/** The same, opened for use. Throws `MovedSecret`. */
export const openedTexts = <Kept extends SecretTexts>(key: Buffer, channel: Kept): Kept => ({
  ...channel,
  ...openSecrets(key, secrets, channel),
})

/** A text that another system has said to an opened channel, without what opens it, wherever that is written. */
export function sayingNoSecret(channel: Channel, text: string): string {
  const own = Object.values(channel.secrets).filter(secret => secret !== undefined)
  return withoutSecrets(text, [...own, ...secretsIn(secrets, channel)])
}

/** Channels whose secrets stand in clear. */
export const storedTexts = (key: Buffer): SecretTable => ({
  table: 'sys_message_channel',
  columns: { url: 'text', headers: 'text', body: 'text' },
  only: { column: 'kind', values: ['sms'] },
  seal: ({ url = null, headers = null, body = null, ...row }) => {
    const sealed = sealSecrets<SecretTexts>(key, secrets, { kind: 'sms', url, headers, body })
    return { ...row, url: sealed.url ?? null, headers: sealed.headers ?? null, body: sealed.body ?? null }
  },
})
