import { StartError } from '../../../util/start-error'

/** Where files come in by mail. */
export interface MailDoorSettings {
  /** The one address that it takes mail for, in small letters. */
  readonly address: string
  /** 0 takes a free one. */
  readonly port: number
}

const USUAL_PORT = '2525'

/** Null: no mail is taken. */
export function readMailDoor(address: string | undefined, port = USUAL_PORT): MailDoorSettings | null {
  if (address === undefined) return null
  if (!/^[^\s@<>]+@[^\s@<>]+$/.test(address)) throw new StartError(`DOCUMENT_MAIL must be an address of mail, not "${address}".`)
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535)
    throw new StartError(`DOCUMENT_MAIL_PORT must be a number from 0 to 65535, not "${port}".`)
  return { address: address.toLowerCase(), port: Number(port) }
}
