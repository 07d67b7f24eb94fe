import { useEffect, useRef, useState } from 'react'
import { API_BASE } from '../api/base'
import type { SignInOptions } from '../api/generated/third'
import { THIRD_FAILED, texts } from './texts'

export type Provider = SignInOptions['third'][number]

/** Where the page of the pop-up speaks as well, for providers whose pages cut its tie to us. */
const CHANNEL = 'weft-third-login'
const BIND = /^绑定手机号,(.+)$/
const LONGEST = 2000

/** What a window of a provider came back with. */
export type ThirdAnswer =
  | { readonly token: string; readonly provider: Provider }
  | { readonly uuid: string; readonly provider: Provider }
  | { readonly failed: string }

function read(text: unknown, provider: Provider): ThirdAnswer | null {
  if (typeof text !== 'string' || text === '' || text.length > LONGEST) return null
  if (text === THIRD_FAILED) return { failed: texts.thirdFailed }
  const uuid = BIND.exec(text)?.[1]
  return uuid ? { uuid, provider } : { token: text, provider }
}

/** Opens the window of a provider and waits for the one text that it comes back with. */
export function useThirdLogin(onAnswer: (answer: ThirdAnswer) => void) {
  const [waitingFor, setWaitingFor] = useState<Provider | null>(null)
  const take = useRef(onAnswer)
  take.current = onAnswer
  useEffect(() => {
    if (!waitingFor) return
    const hear = (text: unknown) => {
      const answer = read(text, waitingFor)
      if (!answer) return
      setWaitingFor(null)
      take.current(answer)
    }
    const fromWindow = (event: MessageEvent) => event.origin === window.location.origin && hear(event.data)
    window.addEventListener('message', fromWindow)
    const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL)
    if (channel) channel.onmessage = event => hear(event.data)
    return () => {
      window.removeEventListener('message', fromWindow)
      channel?.close()
    }
  }, [waitingFor])
  const open = (provider: Provider) => {
    const address = `${API_BASE}/sys/thirdLogin/render/${encodeURIComponent(provider.source)}`
    const opened = window.open(address, 'weft-third-login', 'width=560,height=680')
    if (opened) setWaitingFor(provider)
    else onAnswer({ failed: texts.thirdBlocked })
  }
  return { open, waitingFor }
}
