import { commaList } from '../../../util/comma-list'
import { type NamedPlace, readPlace, type Wall, wallBeside } from '../../../util/outgoing'

/** What opens a channel. */
export interface Secrets {
  /** Of mail; what a gateway of SMS knows as `${secret}`. */
  readonly password?: string | undefined
  /** Of DingTalk, to sign calls with. */
  readonly signKey?: string | undefined
  /** What stands in the address of a robot. */
  readonly token?: string | undefined
}

/** A way by which messages go out, as it is used. */
export interface Channel {
  readonly id: string
  readonly kind: string
  readonly host: string | null
  readonly port: number | null
  /** `tls`, `starttls` or `none`. */
  readonly security: string | null
  /** Certificates in PEM that are trusted beside the known ones. */
  readonly certificate: string | null
  readonly username: string | null
  readonly sender: string | null
  readonly senderName: string | null
  readonly url: string | null
  readonly headers: string | null
  readonly body: string | null
  readonly okText: string | null
  readonly mentions: string | null
  readonly internalAddresses: string | null
  /** Addresses inside that the installation names for everybody. */
  readonly openPlaces: readonly NamedPlace[]
  readonly secrets: Secrets
}

/** A file that goes out with a message. */
export interface Attachment {
  readonly name: string
  /** Media type. */
  readonly type: string
  readonly content: Buffer
}

/** A message on its way through a channel. */
export interface Outgoing {
  readonly id: string
  readonly receiver: string
  readonly title: string
  readonly content: string
  /** Taken by mail alone. */
  readonly attachment?: Attachment | undefined
  /** Ends what takes too long. */
  readonly signal: AbortSignal
}

/** Where a channel may go: outside, to what the installation names, and to what the channel names itself. */
export function wallOf({ internalAddresses, openPlaces }: Pick<Channel, 'internalAddresses' | 'openPlaces'>): Wall {
  const own = commaList(internalAddresses ?? '').flatMap(text => readPlace(text) ?? [])
  return wallBeside([...openPlaces, ...own])
}
