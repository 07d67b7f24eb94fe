import type { Provider } from '../../session/use-third-login'
import { texts } from '../texts'

const say = texts.signIn

interface OtherWaysProps {
  readonly third: readonly Provider[]
  /** The provider whose window is open; null when none is. */
  readonly waitingFor: Provider | null
  readonly onThird: (provider: Provider) => void
  /** Absent without a single sign-on. */
  readonly casAddress?: string | undefined
}

/** The doors that others keep: providers in a window of their own, and the single sign-on. */
export function OtherWays({ third, waitingFor, onThird, casAddress }: OtherWaysProps) {
  if (third.length === 0 && !casAddress) return null
  return (
    <section className="weft-login-others" aria-label={say.others}>
      <h2>{say.others}</h2>
      <p>
        {third.map(provider => (
          <button key={provider.source} type="button" className="weft-button" onClick={() => onThird(provider)}>
            {provider.title}
          </button>
        ))}
        {casAddress && (
          <a className="weft-button" href={casAddress}>
            {say.cas}
          </a>
        )}
      </p>
      <p role="status" className="weft-login-hint">
        {waitingFor && say.thirdWaiting(waitingFor.title)}
      </p>
    </section>
  )
}
