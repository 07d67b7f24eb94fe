import { useCallback, useState } from 'react'
import { ASKS_CAPTCHA } from './texts'

export interface Captcha {
  /** The picture as a data address; absent until the server has asked for one. */
  readonly image: string | undefined
  readonly key: string
  readonly text: string
  readonly setText: (text: string) => void
  /** A new picture. */
  readonly renew: () => Promise<void>
  /** Whether a refusal asks for one. */
  readonly asks: (message: string) => boolean
}

const isPicture = (value: unknown): value is string => typeof value === 'string' && /^data:image\/(?:jpe?g|png|gif);base64,/.test(value)

/** The captcha of servers that want one. `load` fetches the picture of a key. */
export function useCaptcha(load: (key: string) => Promise<unknown>): Captcha {
  const [picture, setPicture] = useState<{ key: string; image: string }>()
  const [text, setText] = useState('')
  const renew = useCallback(async () => {
    const key = String(Date.now())
    const image = await load(key).catch(() => undefined)
    setText('')
    setPicture(isPicture(image) ? { key, image } : undefined)
  }, [load])
  return { image: picture?.image, key: picture?.key ?? '', text, setText, renew, asks: message => ASKS_CAPTCHA.test(message) }
}
