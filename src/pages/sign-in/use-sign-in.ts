import { useState } from 'react'
import type { SecondFactorChallenge } from '../../api/generated/totp'
import type { PhoneChoice, SignedIn, SignInAnswer } from '../../session'
import type { Provider } from '../../session/use-third-login'
import type { SignInChoice, SignInPorts } from './ports'

/** How far a user has come. */
export type SignInStep =
  | { readonly step: 'credentials' }
  | { readonly step: 'factor'; readonly challenge: SecondFactorChallenge }
  /** A phone is proven that several accounts have. */
  | { readonly step: 'account'; readonly choice: PhoneChoice }
  | { readonly step: 'recovery'; readonly signedIn: SignedIn }
  | { readonly step: 'tenant'; readonly signedIn: SignedIn }
  | { readonly step: 'depart'; readonly signedIn: SignedIn; readonly tenantId: string | null }
  /** A user whom a provider knows and we do not. */
  | { readonly step: 'bind'; readonly provider: Provider; readonly uuid: string }

/** Where a user goes who has proven who they are; null: in. */
function choiceFor(signedIn: SignedIn, tenantId: string | null | undefined): SignInStep | null {
  if (tenantId === undefined && signedIn.tenants.length > 1) return { step: 'tenant', signedIn }
  const only = signedIn.tenants.length === 1 ? String(signedIn.tenants[0]?.id) : null
  if (signedIn.departs.length > 1) return { step: 'depart', signedIn, tenantId: tenantId ?? only }
  return null
}

export interface SignIn {
  readonly step: SignInStep
  /** Takes an answer of the server to the next step, or in. Rejects with what to show. */
  readonly proceed: (answer: SignInAnswer) => Promise<void>
  readonly saved: () => Promise<void>
  readonly chooseTenant: (id: string) => Promise<void>
  readonly chooseDepart: (orgCode: string) => Promise<void>
  readonly bind: (provider: Provider, uuid: string) => void
  /** Back to account and password. */
  readonly restart: () => void
}

const START: SignInStep = { step: 'credentials' }

/** The steps from account and password to the application: second factor, recovery codes, tenant, department. */
export function useSignIn(enter: SignInPorts['enter']): SignIn {
  const [step, setStep] = useState<SignInStep>(START)
  const finish = (signedIn: SignedIn, choice: Partial<SignInChoice>) => {
    const tenant = signedIn.tenants.length === 1 ? String(signedIn.tenants[0]?.id) : null
    return enter(signedIn, { tenantId: tenant, orgCode: null, ...choice })
  }
  const choose = async (signedIn: SignedIn, tenantId?: string) => {
    const next = choiceFor(signedIn, tenantId)
    if (next) setStep(next)
    else await finish(signedIn, tenantId === undefined ? {} : { tenantId })
  }
  return {
    step,
    async proceed(answer) {
      if ('challenge' in answer) setStep({ step: 'factor', challenge: answer.challenge })
      else if ('choice' in answer) setStep({ step: 'account', choice: answer.choice })
      else if (answer.signedIn.recoveryCodes.length > 0) setStep({ step: 'recovery', signedIn: answer.signedIn })
      else await choose(answer.signedIn)
    },
    async saved() {
      if (step.step === 'recovery') await choose(step.signedIn)
    },
    async chooseTenant(id) {
      if (step.step === 'tenant') await choose(step.signedIn, id)
    },
    async chooseDepart(orgCode) {
      if (step.step === 'depart') await finish(step.signedIn, { tenantId: step.tenantId, orgCode })
    },
    bind: (provider, uuid) => setStep({ step: 'bind', provider, uuid }),
    restart: () => setStep(START),
  }
}
