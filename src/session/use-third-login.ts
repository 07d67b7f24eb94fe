import { useEffect, useState } from 'react'
import { useLatest } from '../../renderer/contract'
import { API_BASE } from '../api/base'
import type { SignInOptions } from '../api/generated/third'
import { THIRD_FAILED, texts } from './texts'

export type Provider = SignInOptions['third'][number]

/** Where the page of the pop-up speaks as well, for providers whose pages cut its tie to us. */
const CHANNEL = 'weft-third-login'
/** Milliseconds between looks at whether the window is still there. */
const LOOKS = 500
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

interface Asked {
  readonly provider: Provider
  readonly opened: Window
}

/** No window is opened in the place of one that has answered, and is about to close. */
let windows = 0

/**
 * Opens the window of a provider and waits for the one text that it comes back with. A user who closes the window may open another;
 * what it says is heard all the same, since a page of a provider may look closed from here and be open.
 */
export function useThirdLogin(onAnswer: (answer: ThirdAnswer) => void) {
  const [asked, setAsked] = useState<Asked | null>(null)
  const [isClosed, setClosed] = useState(false)
  const take = useLatest(onAnswer)
  useEffect(() => {
    if (!asked) return
    const hear = (text: unknown) => {
      const answer = read(text, asked.provider)
      if (!answer) return
      setAsked(null)
      take.current(answer)
    }
    const fromWindow = (event: MessageEvent) => event.origin === window.location.origin && hear(event.data)
    window.addEventListener('message', fromWindow)
    const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL)
    if (channel) channel.onmessage = event => hear(event.data)
    const looks = setInterval(() => setClosed(asked.opened.closed), LOOKS)
    return () => {
      window.removeEventListener('message', fromWindow)
      channel?.close()
      clearInterval(looks)
    }
  }, [asked])
  const open = (provider: Provider) => {
    const address = `${API_BASE}/sys/thirdLogin/render/${encodeURIComponent(provider.source)}`
    const opened = window.open(address, `weft-third-login-${++windows}`, 'width=560,height=680')
    setClosed(false)
    if (opened) setAsked({ provider, opened })
    else onAnswer({ failed: texts.thirdBlocked })
  }
  return { open, waitingFor: isClosed ? null : (asked?.provider ?? null) }
}
