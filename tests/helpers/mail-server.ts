import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

/** For `localhost` and 127.0.0.1, until 2126; of tests alone. */
export const CERTIFICATE = `-----BEGIN CERTIFICATE-----
MIIBmjCCAUGgAwIBAgIUEGoxQus4/c6p+QYZxoXtVx1bsEIwCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyNjA4NDUwNloYDzIxMjYxMTAy
MDg0NTA2WjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAAQPQs6GnN/3ohr/YTd9+5eo3JLI4BqX7ja2PNu6G/ogFqDHPyPgvKF0
xXy1DD5EfujKp4ssyKtGll7Iy275HZ4Xo28wbTAdBgNVHQ4EFgQUvZs6SJdr6Ijl
fycQwIEee8zNVugwHwYDVR0jBBgwFoAUvZs6SJdr6IjlfycQwIEee8zNVugwDwYD
VR0TAQH/BAUwAwEB/zAaBgNVHREEEzARgglsb2NhbGhvc3SHBH8AAAEwCgYIKoZI
zj0EAwIDRwAwRAIgcliOA8wOj/RC3fqgDhFoeWS/gvzjmc5HedDUo16l2mICIDBv
8UQNY3r8qUxgoHXd6uHOsBiTE3c8OqCIDIHmqK/q
-----END CERTIFICATE-----
`
const KEY = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQg+HgCe0KoDw8a/BOY
P7xDFkOcGoPbNTVLBbmzGjs43wuhRANCAAQPQs6GnN/3ohr/YTd9+5eo3JLI4BqX
7ja2PNu6G/ogFqDHPyPgvKF0xXy1DD5EfujKp4ssyKtGll7Iy275HZ4X
-----END PRIVATE KEY-----
`

/** A mail as it arrived. */
export interface TakenMail {
  readonly from: string
  readonly to: readonly string[]
  readonly text: string
  readonly user: string | null
  readonly encrypted: boolean
}

export interface MailServer {
  readonly port: number
  readonly taken: readonly TakenMail[]
  close(): Promise<void>
}

/** What a server of mail does: whom it lets in, and what it says to a mail (an error refuses it; a promise that stays open never answers). */
export interface MailServerOptions {
  readonly password?: string
  /** TLS from the beginning. Default false: STARTTLS is offered. */
  readonly secure?: boolean
  readonly answer?: (mail: TakenMail) => Promise<void> | void
}

/** An SMTP server on this machine that keeps what it takes. */
export async function startMailServer({ password, secure = false, answer }: MailServerOptions = {}): Promise<MailServer> {
  const taken: TakenMail[] = []
  const options: SMTPServerOptions = {
    secure,
    key: KEY,
    cert: CERTIFICATE,
    authOptional: password === undefined,
    allowInsecureAuth: true,
    onAuth: (given, _session, done) =>
      given.password === password ? done(null, { user: given.username ?? '' }) : done(new Error('wrong password')),
    onData: (stream, session, done) => {
      void stream
        .toArray()
        .then(async parts => {
          const { mailFrom, rcptTo } = session.envelope
          const mail: TakenMail = {
            from: mailFrom === false ? '' : mailFrom.address,
            to: rcptTo.map(({ address }) => address),
            text: Buffer.concat(parts as Buffer[]).toString(),
            user: session.user ?? null,
            encrypted: session.secure,
          }
          await answer?.(mail)
          taken.push(mail)
          done()
        }, done)
        .catch(done)
    },
  }
  const server = new SMTPServer(options)
  // Clients that do not trust the certificate go away.
  server.on('error', () => undefined)
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  return { port, taken, close: () => new Promise(resolve => server.close(() => resolve())) }
}
