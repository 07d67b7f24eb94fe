import { ask } from './ask'

/** A code on its way to a phone. */
export interface SmsMessage {
  readonly mobile: string
  /** Empty in a message that only tells something: that the phone is registered already. */
  readonly code: string
  /** What the code is for: 0 sign-in, 1 registration, 2 a forgotten password. */
  readonly mode: string
  /** The message for people. */
  readonly text: string
}

/** Brings messages to phones; throws when it cannot. */
export interface SmsSender {
  send(message: SmsMessage): Promise<void>
}

/** Prints messages, for demonstrations. */
export function consoleSender(say: (line: string) => void): SmsSender {
  return {
    async send({ mobile, text }) {
      say(`SMS to ${mobile}: ${text}`)
    },
  }
}

/** Posts messages as JSON to a gateway; any status of 200 to 299 is success. */
export function httpSender({ url, token }: { readonly url: string; readonly token: string | null }): SmsSender {
  return {
    async send(message) {
      await ask(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
        body: JSON.stringify(message),
      })
    },
  }
}
