import { type ChangeEvent, type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { useLatest } from '../../renderer/contract'
import type { Doubt } from './checks'
import { texts } from './texts'

type Values<Name extends string> = { readonly [name in Name]: string }

/** What is wrong with a value; empty when nothing is. */
export type Check<Name extends string> = (value: string, values: Values<Name>) => string | Promise<string | Doubt>

interface FieldsInput<Name extends string> {
  readonly initial: Values<Name>
  readonly checks: { readonly [name in Name]?: Check<Name> }
  /** Rejects with what to show. */
  readonly submit: (values: Values<Name>) => Promise<unknown>
  /** The field that a refusal of the server belongs to; absent: it is said below the form. */
  readonly blame?: (message: string) => Name | undefined
}

/** What `LoginField` wants to know of a field. */
interface FieldState {
  readonly name: string
  readonly value: string
  readonly error: string
  /** What could not be found out about the value; empty when all is known. */
  readonly hint: string
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void
  readonly onBlur: () => void
}

export interface Fields<Name extends string> {
  readonly form: RefObject<HTMLFormElement>
  readonly values: Values<Name>
  readonly busy: boolean
  /** Of the server, about no field in particular. */
  readonly refusal: string
  readonly field: (name: Name) => FieldState
  readonly set: (name: Name, value: string) => void
  /** Checks some fields, shows what is wrong with them, and tells whether nothing is. */
  readonly check: (...names: readonly Name[]) => Promise<boolean>
  /** Shows an error at a field. */
  readonly complain: (name: Name, error: string) => void
  readonly onSubmit: (event: FormEvent) => void
}

/** The words of an error for a person. */
export const wordsOf = (error: unknown): string => ((error instanceof Error && error.message) || texts.login.failed).trim()

type Findings<Name extends string> = { readonly [name in Name]?: string | Doubt }

const errorOf = (finding: string | Doubt = '') => (typeof finding === 'string' ? finding : '')
const doubtOf = (finding: string | Doubt = '') => (typeof finding === 'string' ? '' : finding.doubt)

/** A small form without a library: values stay whatever happens, errors stand at their fields, and the first of them gets the focus. */
export function useFields<Name extends string>({ initial, checks, submit, blame }: FieldsInput<Name>): Fields<Name> {
  const names = Object.keys(initial) as Name[]
  const [values, setValues] = useState(initial)
  const [findings, setFindings] = useState<Findings<Name>>({})
  const [refusal, setRefusal] = useState('')
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState(0)
  const form = useRef<HTMLFormElement>(null)
  const current = useLatest(values)
  useEffect(() => {
    if (refused > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [refused])

  const check = async (...wanted: readonly Name[]) => {
    const asked = current.current
    const found = await Promise.all(wanted.map(async name => [name, (await checks[name]?.(asked[name], asked)) ?? ''] as const))
    // What was typed meanwhile is another value.
    const still = found.filter(([name]) => current.current[name] === asked[name])
    setFindings(before => ({ ...before, ...(Object.fromEntries(still) as Findings<Name>) }))
    return found.every(([, finding]) => errorOf(finding) === '')
  }
  const complain = (name: Name, error: string) => {
    setFindings(before => ({ ...before, [name]: error }))
    setRefused(count => count + 1)
  }
  const refuse = (error: unknown) => {
    const message = wordsOf(error)
    const name = blame?.(message)
    if (name) complain(name, message)
    else setRefusal(message)
  }
  const send = async () => {
    setBusy(true)
    setRefusal('')
    try {
      if (await check(...names)) await submit(current.current)
      else setRefused(count => count + 1)
    } catch (error) {
      refuse(error)
    } finally {
      setBusy(false)
    }
  }
  const set = (name: Name, value: string) => {
    setValues(before => ({ ...before, [name]: value }))
    setFindings(before => ({ ...before, [name]: '' }))
  }
  return {
    form,
    values,
    busy,
    refusal,
    check,
    complain,
    set,
    field: name => ({
      name,
      value: values[name],
      error: errorOf(findings[name]),
      hint: doubtOf(findings[name]),
      onChange: event => set(name, event.target.value),
      onBlur: () => void (values[name] !== '' && check(name)),
    }),
    onSubmit: event => {
      event.preventDefault()
      if (!busy) void send()
    },
  }
}
