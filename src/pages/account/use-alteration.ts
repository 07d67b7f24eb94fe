import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { FoundAccount, VerifiedPhone } from '../../api/generated/account'
import { keptTexts } from '../kept-text'

const KEPT = 'alteration'

/** The account that a new password is wanted for, and what the person called it by. */
export interface Sought extends FoundAccount {
  readonly calledBy: 'username' | 'phone'
}

/** A phone that has been proven, with what stands for that in the last step. */
export interface Proven extends VerifiedPhone {
  readonly phone: string
}

const STEPS = ['account', 'phone', 'password', 'done'] as const
export type AlterationStep = (typeof STEPS)[number]

function readSought(): Sought | null {
  try {
    const kept: unknown = JSON.parse(keptTexts.get(KEPT) || 'null')
    if (typeof kept !== 'object' || kept === null || !('username' in kept && 'phone' in kept && 'calledBy' in kept)) return null
    return { username: String(kept.username), phone: String(kept.phone), calledBy: kept.calledBy === 'phone' ? 'phone' : 'username' }
  } catch {
    return null
  }
}

/**
 * How far a user has come with a new password. The step stands in the address, so that the browser's back goes one step back.
 * A reload keeps the account; a proven phone and its proof are kept nowhere, and asked for again.
 */
export function useAlteration() {
  const [query, setQuery] = useSearchParams()
  const [sought, setSought] = useState(readSought)
  const [proven, setProven] = useState<Proven | null>(null)
  const [done, setDone] = useState(false)
  const reached = done ? 3 : proven ? 2 : sought ? 1 : 0
  const wanted = STEPS.findIndex(step => step === (query.get('step') ?? 'account'))
  const at = done ? 3 : Math.min(Math.max(wanted, 0), reached)
  const goTo = (step: AlterationStep, replace = false) => setQuery(step === 'account' ? {} : { step }, { replace })
  return {
    at,
    step: STEPS[at] ?? 'account',
    sought,
    proven,
    found(account: Sought) {
      keptTexts.set(KEPT, JSON.stringify(account))
      setSought(account)
      setProven(null)
      goTo('phone')
    },
    proved(phone: Proven) {
      setProven(phone)
      goTo('password')
    },
    finish() {
      keptTexts.set(KEPT, '')
      setSought(null)
      setProven(null)
      setDone(true)
      goTo('done', true)
    },
    back: () => goTo(STEPS[at - 1] ?? 'account'),
  }
}
