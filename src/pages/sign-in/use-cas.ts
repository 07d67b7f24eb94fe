import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { keptTexts } from '../kept-text'
import { wordsOf } from '../use-fields'

const WANTED = 'cas-redirect'

/** The address of the login page, for which the single sign-on makes its tickets. */
const service = () => window.location.origin + window.location.pathname

/** Where the single sign-on is asked; undefined without one, or for one that is no address of the web. */
export function casAddress(loginUrl: string | undefined): string | undefined {
  if (!loginUrl || !/^https?:\/\//i.test(loginUrl)) return undefined
  const mark = loginUrl.includes('?') ? '&' : '?'
  return `${loginUrl}${mark}service=${encodeURIComponent(service())}`
}

/** Signs in with the ticket that the single sign-on has put into the address, once; the address forgets it, and knows again where the person wanted to go. */
export function useCasTicket(validate: (ticket: string, service: string) => Promise<void>) {
  const [query, setQuery] = useSearchParams()
  const ticket = query.get('ticket')
  const redirect = query.get('redirect')
  const [checking, setChecking] = useState(ticket !== null)
  const [problem, setProblem] = useState('')
  const tried = useRef(false)
  useEffect(() => {
    if (ticket === null) keptTexts.set(WANTED, redirect ?? '')
    if (ticket === null || tried.current) return
    tried.current = true
    const wanted = keptTexts.get(WANTED)
    setQuery(wanted === '' ? {} : { redirect: wanted }, { replace: true })
    validate(ticket, service())
      .catch(error => setProblem(wordsOf(error)))
      .finally(() => setChecking(false))
  }, [ticket, redirect, setQuery, validate])
  return { checking, problem }
}
