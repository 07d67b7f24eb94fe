import type { SecretTable } from '../../../db/owner'
import { fail } from '../../../util/errors'
import {
  MovedSecret,
  mapHeaderValues,
  mapQueryValues,
  openSecrets,
  placeOfUrl,
  type SecretMap,
  sealSecrets,
} from '../../../util/sealed-text'
import type { Given } from './check'
import { texts } from './texts'

/** The texts of a channel in which secrets may be written beside the fields that are for them. */
interface SecretTexts {
  readonly kind: string
  readonly url?: string | null | undefined
  readonly headers?: string | null | undefined
}

/** A value that names the password in its own field, or is made of a message alone, is shown. */
const isTemplate = (value: string) => value.includes('${secret}') || /^(?:\$\{\w+\})+$/.test(value)

/** Of SMS: values of the query of the address and of headers, for this address alone. */
const secrets: SecretMap<SecretTexts> = (channel, replace) => {
  if (channel.kind !== 'sms') return channel
  const place = placeOfUrl(channel.url ?? '')
  const kept = (field: string) => (name: string, value: string) => (isTemplate(value) ? value : replace(`${field} ${place} ${name}`, value))
  return {
    ...channel,
    ...(channel.url && { url: mapQueryValues(channel.url, kept('url')) }),
    ...(channel.headers && { headers: mapHeaderValues(channel.headers, kept('headers')) }),
  }
}

/** What is given with its secrets sealed; those that come back as they are shown stay. Refuses what was sealed for another address. */
export function sealedTexts(key: Buffer, given: Given, stored?: SecretTexts): Given {
  const { kind, url = stored?.url, headers = stored?.headers } = given
  try {
    const sealed = sealSecrets(key, secrets, { kind, url, headers }, stored ? [stored] : [])
    return {
      ...given,
      ...(given.url !== undefined && { url: sealed.url ?? null }),
      ...(given.headers !== undefined && { headers: sealed.headers ?? null }),
    }
  } catch (error) {
    if (!(error instanceof MovedSecret)) throw error
    const field = error.message.startsWith('url') ? 'url' : 'headers'
    return fail(texts.movedSecret, 500, [{ field, message: texts.movedSecret }])
  }
}

/** The same, opened for use. Throws `MovedSecret`. */
export const openedTexts = <Channel extends SecretTexts>(key: Buffer, channel: Channel): Channel => ({
  ...channel,
  ...openSecrets(key, secrets, channel),
})

/** Channels whose secrets stand in clear. */
export const storedTexts = (key: Buffer): SecretTable => ({
  table: 'sys_message_channel',
  columns: { url: 'text', headers: 'text' },
  only: { column: 'kind', values: ['sms'] },
  seal: ({ url = null, headers = null, ...row }) => {
    const sealed = sealSecrets<SecretTexts>(key, secrets, { kind: 'sms', url, headers })
    return { ...row, url: sealed.url ?? null, headers: sealed.headers ?? null }
  },
})
