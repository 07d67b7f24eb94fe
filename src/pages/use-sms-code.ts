import { useEffect, useState } from 'react'
import { sysSms } from '../api/generated/sms'
import { keptTexts } from './kept-text'

/** What a code is for: to sign in, to register, for a new password. */
export type SmsMode = '0' | '1' | '2'

const WAIT = 60_000

const keyOf = (mode: SmsMode) => `sms-${mode}`
const secondsTo = (end: number) => Math.max(0, Math.ceil((end - Date.now()) / 1000))

export interface SmsCode {
  /** Seconds until another one may be asked for; remembered over a reload. */
  readonly left: number
  readonly busy: boolean
  /** Has a code sent; rejects with what to show. */
  readonly send: (phone: string) => Promise<void>
}

/** A code by message, at most once a minute. */
export function useSmsCode(mode: SmsMode): SmsCode {
  const [end, setEnd] = useState(() => Number(keptTexts.get(keyOf(mode))) || 0)
  const [left, setLeft] = useState(() => secondsTo(end))
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    setLeft(secondsTo(end))
    if (secondsTo(end) === 0) return
    const timer = setInterval(() => {
      setLeft(secondsTo(end))
      if (secondsTo(end) === 0) clearInterval(timer)
    }, 1000)
    return () => clearInterval(timer)
  }, [end])
  const send = async (mobile: string) => {
    setBusy(true)
    try {
      await sysSms({ body: { mobile, smsmode: mode } }, { meta: { quiet: true } })
      const next = Date.now() + WAIT
      keptTexts.set(keyOf(mode), String(next))
      setEnd(next)
    } finally {
      setBusy(false)
    }
  }
  return { left, busy, send }
}
