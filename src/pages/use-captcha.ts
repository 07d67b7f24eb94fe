import { useCallback, useEffect, useState } from 'react'
import { RequestError } from '../../renderer/contract'
import { ASKS_CAPTCHA } from './texts'

export interface Captcha {
  /** The picture as a data address; absent until the server has asked for one. */
  readonly image: string | undefined
  readonly key: string
  readonly text: string
  readonly setText: (text: string) => void
  /** Seconds after which the picture need not be read; null where the server knows no such thing. */
  readonly waitSeconds: number | null
  /** Whether so much time has passed. */
  readonly waited: boolean
  /** A new picture. */
  readonly renew: () => Promise<void>
  /** Fetches a picture when a refusal asks for one, or when the one that is shown is used up. */
  readonly follow: (error: unknown) => Promise<void>
}

const isPicture = (value: unknown): value is string => typeof value === 'string' && /^data:image\/(?:jpe?g|png|gif);base64,/.test(value)

/** What our server says beside a refusal: that the next attempt needs a captcha, or so many seconds. */
function waitOf(error: unknown): number | null {
  const result: unknown = error instanceof RequestError ? error.result : null
  const asked = typeof result === 'object' && result !== null && 'captcha' in result ? result.captcha : null
  return typeof asked === 'object' && asked !== null && 'waitSeconds' in asked ? Number(asked.waitSeconds) : null
}

const asksPicture = (error: unknown) => waitOf(error) !== null || (error instanceof Error && ASKS_CAPTCHA.test(error.message))

/** The captcha of servers that want one. `load` fetches the picture of a key; `first`: before any refusal. */
export function useCaptcha(load: (key: string) => Promise<unknown>, first = false): Captcha {
  const [picture, setPicture] = useState<{ key: string; image: string }>()
  const [text, setText] = useState('')
  const [waitSeconds, setWaitSeconds] = useState<number | null>(null)
  const [waited, setWaited] = useState(false)
  useEffect(() => {
    setWaited(false)
    if (picture === undefined || waitSeconds === null) return
    // The server counts from when it made the picture, which was before it came here.
    const timer = setTimeout(() => setWaited(true), waitSeconds * 1000)
    return () => clearTimeout(timer)
  }, [picture, waitSeconds])
  const renew = useCallback(async () => {
    const key = String(Date.now())
    const image = await load(key).catch(() => undefined)
    setText('')
    setPicture(isPicture(image) ? { key, image } : undefined)
  }, [load])
  useEffect(() => {
    if (first) void renew()
  }, [first, renew])
  const follow = async (error: unknown) => {
    if (!picture && !asksPicture(error)) return
    setWaitSeconds(waitOf(error) ?? waitSeconds)
    await renew()
  }
  return { image: picture?.image, key: picture?.key ?? '', text, setText, waitSeconds, waited, renew, follow }
}
