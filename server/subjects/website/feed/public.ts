import { createHash } from 'node:crypto'
import { type FileAnswer, file, PublicAnswer } from '../../../http/answers'
import type { Call } from '../../../http/module'
import { errors } from '../../../util/errors'
import { allowedOrigin, isOpen, websiteSettings } from '../settings'
import { texts } from '../texts'
import type { Trx } from './repository'

/** A call of everybody: who asks, with a session or without, makes no difference. */
export type PublicCall = Pick<
  Call<{ readonly tenant?: number | undefined }, unknown, unknown, unknown>,
  'query' | 'request' | 'withActor' | 'catalog'
>

const tenantOf = ({ query }: PublicCall) => query.tenant ?? 0

/** Refuses alike what there is not and what everybody may not read. */
export const gone = (): never => {
  throw errors.notFound(texts.gone)
}

/** One transaction in the tenant that the address names, without a user; refused where it is not open. */
export async function inPublic<T>(call: PublicCall, work: (trx: Trx) => Promise<T>): Promise<T> {
  const tenantId = tenantOf(call)
  if (!isOpen(call.catalog.settings.value(websiteSettings.tenants), tenantId)) return gone()
  return call.withActor({ tenantId, username: '', orgCode: null }, work)
}

/** The public address of a part of `/content`, as the path of the call begins. */
export function addressOf(call: PublicCall, path: string): string {
  const route = call.request.routeOptions.url ?? ''
  const tenant = tenantOf(call)
  return `${route.slice(0, route.indexOf('/content/'))}/content/${path}${tenant === 0 ? '' : `?tenant=${tenant}`}`
}

function answered<Content>(call: PublicCall, content: Content, tag: string | null): PublicAnswer<Content> {
  const { origin } = call.request.headers
  return new PublicAnswer(content, tag, allowedOrigin(call.catalog.settings.value(websiteSettings.origins), origin))
}

const tagOf = (text: string) => `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`

/** An envelope that everybody may keep. */
export const shared = <Content>(call: PublicCall, content: Content): PublicAnswer<Content> => answered(call, content, null)

/** A text of the server's own that everybody may keep. */
export function sharedText(call: PublicCall, text: string, name: string, type: string): PublicAnswer<FileAnswer> {
  const content = Buffer.from(text)
  return answered(call, file({ content, name, type, inline: true, size: content.length }), tagOf(text))
}

/** The bytes of a stored file that something published holds; `picture`: nothing else is given. */
export async function sharedFile(
  call: PublicCall,
  trx: Trx,
  path: string | undefined,
  picture: boolean,
): Promise<PublicAnswer<FileAnswer>> {
  const found = path === undefined ? undefined : await call.request.server.files.takeFile(trx, path)
  if (!found) return gone()
  const { id, content, name, type, size, inline } = found
  if (picture && !(inline && type.startsWith('image/'))) {
    content.destroy()
    return gone()
  }
  return answered(call, file({ content, name, type, inline: picture, size }), tagOf(id))
}
