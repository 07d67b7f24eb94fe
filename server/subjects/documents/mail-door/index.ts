import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import type { SMTPServerDataStream, SMTPServerSession } from 'smtp-server'
import type { Actor, Database } from '../../../db/database'
import { clearanceOf, type Holder } from '../../../http/session'
import { SYSTEM_TENANT } from '../../../util/system-tenant'
import { openLetter } from './letter'
import { accountOf } from './repository'
import type { MailDoorSettings } from './settings'
import { type TakeServices, takeLetter } from './take'
import { refusals } from './texts'

export { type MailDoorSettings, readMailDoor } from './settings'

/** What the door reaches. */
export interface MailDoorServices extends TakeServices {
  readonly database: Pick<Database, 'withTenant'>
  /** What an account may do now. */
  readonly findHolder: (username: string) => Promise<Holder | undefined>
  /** Hears of mail that was refused or could not be taken. */
  readonly warn: (sender: string, why: unknown) => void
}

export interface MailDoor {
  readonly port: number
  close(): Promise<void>
}

const MEGABYTES = 50
const MOST_BYTES = MEGABYTES * 1024 * 1024
/** Mails that are taken at once. */
const AT_ONCE = 5
/** Milliseconds that a silent server of mail is waited for. */
const SILENCE = 60_000

/** An answer of SMTP that refuses. */
class Refusal extends Error {
  constructor(
    readonly responseCode: number,
    message: string,
  ) {
    super(message)
  }
}

const system: Actor = { tenantId: SYSTEM_TENANT, username: '', orgCode: null }

/** The user whose address the sender's is, if that user may add documents. */
async function actorOf({ database, findHolder }: MailDoorServices, address: string): Promise<Actor> {
  const username = await database.withTenant(system, trx => accountOf(trx, address))
  const holder = username === undefined ? undefined : await findHolder(username)
  if (!holder?.rights.has('documentinformation:add')) throw new Refusal(550, refusals.sender)
  const { tenantId, orgCode } = holder
  return { tenantId, username: holder.username, orgCode, clearance: clearanceOf(holder) }
}

/** All bytes of a mail; what is beyond the limit is read away, so that the answer is heard. */
async function bytesOf(stream: SMTPServerDataStream): Promise<Buffer> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of stream as AsyncIterable<Buffer>) {
    size += part.length
    if (size <= MOST_BYTES) parts.push(part)
  }
  if (size > MOST_BYTES) throw new Refusal(552, refusals.tooLarge(MEGABYTES))
  return Buffer.concat(parts)
}

async function takeMail(services: MailDoorServices, stream: SMTPServerDataStream, sender: string): Promise<void> {
  const bytes = await bytesOf(stream)
  const letter = await openLetter(bytes)
  if (!letter) throw new Refusal(554, refusals.broken)
  await takeLetter(services, await actorOf(services, sender), sender, letter)
}

const senderOf = ({ envelope }: SMTPServerSession) => (envelope.mailFrom ? envelope.mailFrom.address : '')

/**
 * Takes mail for one address by SMTP: its files become documents of the user whose address the sender's is. It trusts the server of mail that
 * hands it over to have looked at the sender, so it listens where the application does and asks for no account.
 */
export async function openMailDoor(host: string, { address, port }: MailDoorSettings, services: MailDoorServices): Promise<MailDoor> {
  const { SMTPServer } = await import('smtp-server')
  /** Answers by what happened; what was not foreseen is to be tried again. */
  const answerBy = (work: Promise<unknown>, sender: string, done: (error?: Error | null) => void) =>
    void work.then(
      () => done(),
      error => {
        services.warn(sender, error)
        done(error instanceof Refusal ? error : new Refusal(451, refusals.later))
      },
    )
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    size: MOST_BYTES,
    maxClients: AT_ONCE,
    socketTimeout: SILENCE,
    onMailFrom: (from, _session, done) => answerBy(actorOf(services, from.address), from.address, done),
    onRcptTo: (to, _session, done) => done(to.address.toLowerCase() === address ? null : new Refusal(550, refusals.recipient)),
    onData: (stream, session, done) => answerBy(takeMail(services, stream, senderOf(session)), senderOf(session), done),
  })
  server.on('error', error => services.warn('', error))
  server.listen(port, host)
  await once(server.server, 'listening')
  return {
    port: (server.server.address() as AddressInfo).port,
    close: () => new Promise(resolve => server.close(() => resolve())),
  }
}
