import { useEffect, useMemo, useState } from 'react'
import type { CodeProblem } from '../../controls/code/extensions'
import { jsonProblems } from '../../controls/json/problems'
import { useHost } from '../../source/host-context'
import type { CodeSettings } from './definition'

/** How long typing must rest before the server is asked, in milliseconds. */
const CHECK_REST = 500

type TextCheck = (text: string) => readonly CodeProblem[]

interface Checked {
  readonly text: string
  readonly problems: readonly CodeProblem[]
}

interface ScreenIssue extends CodeProblem {
  readonly code: string
}

/** What is wrong in the text, as far as that can be told while it is typed; undefined where it is not checked. */
export function useProblems({ language, check }: CodeSettings, text: string): TextCheck | undefined {
  const checked = useChecked(check === 'screen' && text.trim() !== '' && jsonProblems(text).length === 0, text)
  return useMemo<TextCheck | undefined>(() => {
    if (language !== 'json') return undefined
    return checkedText => {
      const own = jsonProblems(checkedText)
      return own.length === 0 && checkedText === checked?.text ? checked.problems : own
    }
  }, [language, checked])
}

/** What the server says of a screen. One that keeps none, or cannot be reached, says nothing: saving tells. */
function useChecked(asks: boolean, text: string): Checked | undefined {
  const host = useHost()
  const [checked, setChecked] = useState<Checked>()
  useEffect(() => {
    if (!asks) return
    const controller = new AbortController()
    const { signal } = controller
    const timer = setTimeout(() => {
      const body = { content: text }
      host.client.request<readonly ScreenIssue[]>({ method: 'POST', path: '/sys/storedScreen/check', body, signal, silent: true }).then(
        issues => {
          const problems = issues.map(({ from, to, code, message }) => ({ from, to, message: `${code} ${message}` }))
          if (!signal.aborted) setChecked({ text, problems })
        },
        () => undefined,
      )
    }, CHECK_REST)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [host, asks, text])
  return checked
}
