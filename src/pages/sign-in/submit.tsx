import { texts } from '../texts'

interface SubmitProps {
  readonly busy: boolean
  readonly text: string
  /** Default: 正在登录… */
  readonly busyText?: string
  /** Of the server; empty while there is none. */
  readonly refusal: string
}

/** The button of a form before sign-in, and below it what the server refused. */
export function Submit({ busy, text, busyText = texts.login.busy, refusal }: SubmitProps) {
  return (
    <>
      <button type="submit" className="weft-button is-main weft-login-submit" aria-disabled={busy}>
        {busy && <span className="weft-spinner" aria-hidden="true" />}
        {busy ? busyText : text}
      </button>
      <div role="alert" className="weft-login-answer">
        {refusal && <p>{refusal}</p>}
      </div>
    </>
  )
}
