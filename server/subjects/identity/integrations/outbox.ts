import type { SmsMessage, SmsSender } from './sms'

/** Milliseconds for which a gateway that failed is said to fail. */
const FAILING = 60_000

/**
 * Messages on their way: no answer waits for the gateway, so that the time of an answer does not tell whether anything was sent. A gateway
 * that fails is said to fail to every caller for the next minute, whether or not there is something to send.
 */
export interface SmsOutbox {
  /** Whether the last message failed, within the last minute. */
  isFailing(): boolean
  /** Sends in the background; `onFailure` hears why it could not be done. */
  post(message: SmsMessage, onFailure: (error: unknown) => Promise<void>): void
}

export function smsOutbox(sender: SmsSender, now: () => number = Date.now): SmsOutbox {
  let failedAt = Number.NEGATIVE_INFINITY
  const send = async (message: SmsMessage, onFailure: (error: unknown) => Promise<void>) => {
    try {
      await sender.send(message)
      failedAt = Number.NEGATIVE_INFINITY
    } catch (error) {
      failedAt = now()
      await onFailure(error)
    }
  }
  return {
    isFailing: () => now() - failedAt < FAILING,
    post: (message, onFailure) => void send(message, onFailure).catch(() => undefined),
  }
}
