import { useEffect, useState } from 'react'
import type { FieldModel } from '../model/field'
import { useHost } from '../source/host-context'
import { codeCheck } from './duplicate-check'

/** How long typing must rest before the server is asked. */
const REST = 500

/** Codes of the rules of a field that warn, each once. */
export const warningsOf = ({ rules }: Pick<FieldModel, 'rules'>): readonly string[] =>
  rules.flatMap(rule => (rule.rule === 'check' && rule.warns ? rule.code : []))

interface FormWarningProps {
  readonly codes: readonly string[]
  readonly value: unknown
}

/** What speaks against a value that may stand nevertheless; a server that cannot be asked says nothing. */
export function FormWarning({ codes, value }: FormWarningProps) {
  const { client } = useHost()
  const [known, setKnown] = useState<{ readonly text: string; readonly message: string }>()
  const text = value === null || value === undefined ? '' : String(value).trim()
  const asked = codes.join('\n')
  useEffect(() => {
    if (text === '') return undefined
    const abort = new AbortController()
    const check = codeCheck(client, abort.signal)
    const ask = async () => {
      for (const code of asked.split('\n')) {
        const message = await check(text, code)
        if (abort.signal.aborted) return
        if (message !== undefined) return setKnown({ text, message })
      }
    }
    const timer = setTimeout(() => void ask().catch(() => undefined), REST)
    return () => {
      abort.abort()
      clearTimeout(timer)
    }
  }, [client, text, asked])
  if (known === undefined || known.text !== text) return null
  return (
    <span role="status" className="weft-item-warning" title={known.message}>
      {known.message}
    </span>
  )
}
