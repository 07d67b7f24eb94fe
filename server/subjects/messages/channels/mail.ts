import { isIP } from 'node:net'
import { rootCertificates } from 'node:tls'
import MailComposer from 'nodemailer/lib/mail-composer'
import SMTPConnection from 'nodemailer/lib/smtp-connection'
import { fileText } from '../../../../renderer/core'
import { ClosedAddressError, HeaderError, headerText, resolveOutside } from '../../../util/outgoing'
import { ReachError } from '../../../util/reach'
import { type Channel, type Outgoing, wallOf } from './channel'
import { networkCause, SendFailure } from './failure'
import { texts } from './texts'

/** Milliseconds for a connection, a greeting, and between two parts of a session. */
const CONNECTING = 10_000
const SILENCE = 20_000
/** Milliseconds of a whole session, whatever its signal says: a server that says a little again and again is never silent. */
const LONGEST = 120_000
const PORTS: Readonly<Record<string, number>> = { tls: 465, starttls: 587, none: 25 }

interface SmtpError extends Error {
  readonly code?: string
  readonly originalCode?: string
  readonly responseCode?: number
  readonly response?: string
}

/** `handed`: the server may have taken the message. */
function failureOf(error: unknown, handed: boolean): SendFailure {
  if (error instanceof ReachError) throw error
  if (error instanceof SendFailure) return error
  const { code, originalCode, responseCode, response, message } = error as SmtpError
  if (error instanceof HeaderError) return new SendFailure(texts.badHeaderValue(error.header), 'lasting', error)
  if (error instanceof ClosedAddressError) return new SendFailure(texts.closedAddress(error.host, error.why), 'lasting', error)
  if (code === 'EAUTH') return new SendFailure(texts.badLogin(response ?? message), responseCode === 454 ? 'passing' : 'lasting', error)
  if (responseCode !== undefined)
    return new SendFailure(texts.smtpRefused(response ?? message), responseCode < 500 ? 'passing' : 'lasting', error)
  if (handed) return new SendFailure(texts.noAnswer(message), 'unknown', error)
  const cause = networkCause({ code: originalCode ?? code })
  if (cause !== undefined) return new SendFailure(texts.causes[cause], 'passing', error)
  if (code === 'EPROTOCOL') return new SendFailure(texts.notSmtp, 'passing', error)
  if (code === 'ETLS') return new SendFailure(texts.noTls(message), 'lasting', error)
  return new SendFailure(code === 'ETIMEDOUT' ? texts.causes.timeout : texts.smtpRefused(message), 'passing', error)
}

async function connectionFor(channel: Channel): Promise<SMTPConnection> {
  const { port, security, certificate } = channel
  const host = channel.host ?? ''
  const kind = security || 'tls'
  const at = port ?? PORTS[kind] ?? 465
  return new SMTPConnection({
    host: await resolveOutside(host, at, wallOf(channel)),
    port: at,
    secure: kind === 'tls',
    requireTLS: kind === 'starttls',
    ignoreTLS: kind === 'none',
    servername: isIP(host) ? undefined : host,
    tls: certificate ? { ca: [...rootCertificates, certificate] } : {},
    connectionTimeout: CONNECTING,
    greetingTimeout: CONNECTING,
    socketTimeout: SILENCE,
  })
}

/** Waits for one step of a session; what the connection fails with, and the signal, end it too. */
function step<T>(
  connection: SMTPConnection,
  signal: AbortSignal,
  work: (done: (error?: Error | null, value?: T) => void) => void,
): Promise<T | undefined> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason as Error)
    const over = (error?: Error | null, value?: T) => {
      connection.off('error', over)
      signal.removeEventListener('abort', abort)
      if (error) reject(error)
      else resolve(value)
    }
    connection.once('error', over)
    signal.addEventListener('abort', abort, { once: true })
    if (signal.aborted) abort()
    else work(over)
  })
}

/** What comes into the headers of a mail. */
function headersOf({ sender, senderName }: Channel, { id, receiver, title, attachment }: Outgoing) {
  const address = headerText('From', sender ?? '')
  return {
    from: { address, name: headerText('From', senderName ?? '') },
    to: headerText('To', receiver),
    subject: headerText('Subject', fileText(title)),
    // A mail that is sent again has the same id: who reads it sees it once.
    messageId: headerText('Message-ID', `<${id}@${address.split('@')[1] ?? 'localhost'}>`),
    attachments: attachment && [
      {
        filename: headerText('Content-Disposition', attachment.name),
        contentType: headerText('Content-Type', attachment.type),
        content: attachment.content,
      },
    ],
  }
}

const composed = (channel: Channel, message: Outgoing): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const closed = { disableFileAccess: true, disableUrlAccess: true }
    new MailComposer({ ...headersOf(channel, message), text: fileText(message.content), ...closed })
      .compile()
      .build((error, message) => (error ? reject(error) : resolve(message)))
  })

/** Sends a mail by SMTP: when this resolves, the server has taken it. Throws `SendFailure`. */
export async function sendByMail(channel: Channel, message: Outgoing): Promise<void> {
  const { username, sender, secrets } = channel
  const { receiver } = message
  const signal = AbortSignal.any([message.signal, AbortSignal.timeout(LONGEST)])
  let connection: SMTPConnection | undefined
  let handed = false
  try {
    const mail = await composed(channel, message)
    const open = await connectionFor(channel)
    connection = open
    await step(open, signal, done => open.connect(done))
    if (username) await step(open, signal, done => open.login({ user: username, pass: secrets.password ?? '' }, done))
    handed = true
    await step(open, signal, done => open.send({ from: sender ?? '', to: [receiver] }, mail, done))
  } catch (error) {
    throw failureOf(error, handed)
  } finally {
    // What it still fails with is of no use.
    connection?.on('error', () => undefined)
    connection?.close()
  }
}
