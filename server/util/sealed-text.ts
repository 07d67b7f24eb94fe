import { seal, unseal } from './sealed'

/** What readers see in the place of a sealed text; given back, it stands for what is kept. */
export const HIDDEN = '******'
/** Tells a sealed text from one in clear; `weft.hide_sealed` in the database knows the same form. */
const MARK = 'sealed:'
const SEALED = /sealed:[A-Za-z0-9+/]{38,}={0,2}/g

/** Calls `replace` for each secret of a value and returns the value with what it answers. `use` names all that the secret is for. */
export type SecretMap<Value> = (value: Value, replace: (use: string, secret: string) => string) => Value

/** A secret that was sealed for another use, or that stands for one that is not kept: it has to be given again. */
export class MovedSecret extends Error {}

/** The text with the mark for readers in the place of all that is sealed in it. */
export const hideSealed = (text: string): string => text.replaceAll(SEALED, HIDDEN)

/** A secret as work needs it; one from before secrets were sealed is as it stands. Throws `MovedSecret`. */
function openText(key: Buffer, use: string, secret: string): string {
  if (!secret.startsWith(MARK)) return secret
  try {
    return unseal(key, use, secret.slice(MARK.length))
  } catch (error) {
    throw new MovedSecret(use, { cause: error })
  }
}

/** A secret as it is kept; one that is sealed for this use already stays. Throws `MovedSecret`. */
function sealText(key: Buffer, use: string, secret: string): string {
  if (secret === '') return ''
  if (secret.includes(HIDDEN)) throw new MovedSecret(use)
  if (!secret.startsWith(MARK)) return MARK + seal(key, use, secret)
  openText(key, use, secret)
  return secret
}

/** Uses that come several times in one value are told apart by their order. */
function numbered(): (use: string) => string {
  const counts = new Map<string, number>()
  return use => {
    const count = (counts.get(use) ?? 0) + 1
    counts.set(use, count)
    return `${use} ${count}`
  }
}

/** What is kept sealed in values, by use; of the same use the first value counts. */
function sealedByUse<Value>(map: SecretMap<Value>, stored: readonly Value[]): ReadonlyMap<string, string> {
  const kept = new Map<string, string>()
  for (const value of stored) {
    const place = numbered()
    map(value, (use, secret) => {
      const name = place(use)
      if (secret.startsWith(MARK) && !kept.has(name)) kept.set(name, secret)
      return secret
    })
  }
  return kept
}

/**
 * The value as it is kept: with its secrets sealed, and with what is kept of `stored` for the same use where a reader gives the mark back.
 * Throws `MovedSecret` where nothing is.
 */
export function sealSecrets<Value>(key: Buffer, map: SecretMap<Value>, given: Value, stored: readonly Value[] = []): Value {
  const kept = sealedByUse(map, stored)
  const place = numbered()
  return map(given, (use, secret) => {
    const known = kept.get(place(use))
    return sealText(key, use, secret === HIDDEN && known !== undefined ? known : secret)
  })
}

/** The value with its secrets opened. Throws `MovedSecret` where one was sealed for another use. */
export const openSecrets = <Value>(key: Buffer, map: SecretMap<Value>, kept: Value): Value =>
  map(kept, (use, secret) => openText(key, use, secret))

/** The secrets of a value that is opened, each as it stands and, of several words, each word. */
export function secretsIn<Value>(map: SecretMap<Value>, opened: Value): readonly string[] {
  const found: string[] = []
  map(opened, (_, secret) => {
    found.push(secret, ...secret.split(/\s+/))
    return secret
  })
  return found
}

/** A shorter secret may stand in a text by chance. */
const MIN_HIDDEN = 6

/** The part of a text in base64 that a secret alone makes, after so many other bytes. */
function inBase64(secret: string, before: number): string {
  const bytes = Buffer.concat([Buffer.alloc(before), Buffer.from(secret)])
  return bytes.toString('base64').slice(Math.ceil((before * 8) / 6), Math.floor((bytes.length * 8) / 6))
}

const inJson = (text: string) => JSON.stringify(text).slice(1, -1)
/** What JSON of ASCII alone writes in the place of other signs. */
const inAscii = (json: string) => json.replace(/[^ -~]/g, sign => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)
const upperCodes = (json: string) => json.replace(/\\u[\da-f]{4}/g, code => `\\u${code.slice(2).toUpperCase()}`)
const inForm = (text: string) => new URLSearchParams({ v: text }).toString().slice(2)
const lowerCodes = (text: string) => text.replace(/%[\dA-F]{2}/g, code => code.toLowerCase())

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const inHtml = (text: string) => text.replace(/[&<>"]/g, sign => ENTITIES[sign] ?? sign)
const APOSTROPHES = ['&#39;', '&#x27;', '&#039;', '&apos;']
const inUrlSigns = (base64: string) => base64.replaceAll('+', '-').replaceAll('/', '_')

/** How another system may write what it was given. */
function writings(secret: string): ReadonlySet<string> {
  const json = [inJson(secret), inAscii(inJson(secret)), upperCodes(inAscii(inJson(secret)))]
  const codes = [encodeURIComponent(secret), inForm(secret)]
  const base64 = [0, 1, 2].map(before => inBase64(secret, before))
  const hex = Buffer.from(secret).toString('hex')
  return new Set([
    secret,
    ...codes,
    ...codes.map(lowerCodes),
    ...json,
    ...json.map(text => text.replaceAll('/', '\\/')),
    ...json.map(inJson),
    inHtml(secret),
    ...APOSTROPHES.map(sign => inHtml(secret).replaceAll("'", sign)),
    ...base64,
    ...base64.map(inUrlSigns),
    hex,
    hex.toUpperCase(),
  ])
}

/** A text that another system has said, without the secrets that it was given. */
export function withoutSecrets(text: string, secrets: readonly string[]): string {
  const told = secrets.filter(secret => secret.length >= MIN_HIDDEN && secret !== HIDDEN).flatMap(secret => [...writings(secret)])
  // A longer one may hold a shorter one.
  return told.toSorted((one, other) => other.length - one.length).reduce((said, secret) => said.replaceAll(secret, HIDDEN), text)
}

/** Lines of `Name: value` with each value replaced. Names are in lower case; a line without one is a value without a name. */
export const mapHeaderValues = (text: string, replace: (name: string, value: string) => string): string =>
  text
    .split('\n')
    .map(line => {
      const [, name, value = line] = /^(?!sealed:)([^:]+):(.*)$/.exec(line) ?? []
      const replaced = replace(name?.trim().toLowerCase() ?? '', value.trim())
      return name === undefined ? replaced : `${name}: ${replaced}`
    })
    .join('\n')

/** An address with the value of each parameter of its query replaced. */
export const mapQueryValues = (url: string, replace: (name: string, value: string) => string): string =>
  url.replaceAll(
    /([?&])([^=&#]+)=([^&#]+)/g,
    (_, before: string, name: string, value: string) => `${before}${name}=${replace(name, value)}`,
  )

/** The body of a call as JSON or a form, each value of a text replaced. Names are those of its field, "" in lists; keys, numbers and the like stay. */
export const mapBodyValues = (body: string, replace: (name: string, value: string) => string): string =>
  /^\s*[{[]/.test(body) ? mapJsonTexts(body, replace) : mapQueryValues(`?${body}`, replace).slice(1)

function mapJsonTexts(json: string, replace: (name: string, value: string) => string): string {
  let name = ''
  return json.replaceAll(/"((?:[^"\\]|\\.)*)"(\s*:)?|[[{]/g, (found: string, text: string | undefined, colon: string | undefined) => {
    if (text === undefined) name = ''
    else if (colon !== undefined) name = text
    else return text === '' ? found : `"${replace(name, text)}"`
    return found
  })
}

/** An address without its query: where a secret goes. */
export const placeOfUrl = (url: string): string => url.replace(/[?#].*$/s, '')
