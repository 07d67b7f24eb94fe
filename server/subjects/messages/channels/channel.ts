import { addressList, forbiddenReason } from '../../../util/addresses'
import { commaList } from '../../../util/comma-list'

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

/** Addresses that a channel does not call: those that nothing outside has, unless it names them. */
export function closedFor({ internalAddresses }: Pick<Channel, 'internalAddresses'>): (address: string) => boolean {
  const named = addressList(commaList(internalAddresses ?? ''))
  return address => forbiddenReason(address, named) !== undefined
}
