import { Link, Navigate, useLocation } from 'react-router-dom'
import { useDocumentTitle } from '../../layouts/document-title'
import { LOGIN } from '../../layouts/paths'
import { texts } from '../texts'
import { Result } from './result'

const say = texts.registered

/** Says that a registration has worked; a visitor who opens the page by its address has not registered, and signs in. */
export function RegisterResultPage() {
  useDocumentTitle(say.plain)
  const state: unknown = useLocation().state
  const name = typeof state === 'object' && state !== null && 'username' in state ? String(state.username) : ''
  if (name === '') return <Navigate to={LOGIN} replace />
  return (
    <Result title={say.title(name)} hint={say.hint}>
      <Link className="weft-button is-main" to={LOGIN}>
        {say.toLogin}
      </Link>
    </Result>
  )
}
