import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { texts } from '../texts'
import { wordsOf } from '../use-fields'
import { Submit } from './submit'

interface ChoiceStepProps {
  readonly title: string
  /** Stands above the options where the page has another title. Default: nothing. */
  readonly hint?: string
  readonly options: readonly { readonly value: string; readonly text: string }[]
  /** Chosen at first; one that is not among the options is none. */
  readonly first: string
  /** What is said when nothing is chosen. */
  readonly none: string
  readonly onChoose: (value: string) => Promise<void>
  readonly onBack: () => void
  /** Default: back to the sign-in. */
  readonly backText?: string
}

/** One of several accounts, tenants or departments. */
export function ChoiceStep({ title, hint, options, first, none, onChoose, onBack, backText }: ChoiceStepProps) {
  const name = useId()
  const [value, setValue] = useState(options.some(option => option.value === first) ? first : '')
  const [refusal, setRefusal] = useState('')
  const [busy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector<HTMLElement>('input:checked, input')?.focus(), [])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    if (value === '') return setRefusal(none)
    setBusy(true)
    setRefusal('')
    onChoose(value)
      .catch(error => setRefusal(wordsOf(error)))
      .finally(() => setBusy(false))
  }
  return (
    <form ref={form} onSubmit={submit} noValidate aria-busy={busy}>
      {hint && <p className="weft-login-lead">{hint}</p>}
      <fieldset className="weft-login-choice">
        <legend className="weft-unseen">{title}</legend>
        {options.map(option => (
          <label key={option.value} className={option.value === value ? 'is-chosen' : ''}>
            <input type="radio" name={name} value={option.value} checked={option.value === value} onChange={() => setValue(option.value)} />
            {option.text}
          </label>
        ))}
      </fieldset>
      <Submit busy={busy} text={texts.signIn.next} refusal={refusal} />
      <BackButton text={backText} onBack={onBack} />
    </form>
  )
}

/** Leads back to account and password. */
export function BackButton({ text = texts.signIn.back, onBack }: { text?: string | undefined; onBack: () => void }) {
  return (
    <button type="button" className="weft-link" onClick={onBack}>
      {text}
    </button>
  )
}
