import { Link, useLocation } from 'react-router-dom'
import { useDocumentTitle } from '../../layouts/document-title'
import { LOGIN } from '../../layouts/paths'
import { texts } from '../texts'
import { Result } from './result'

const say = texts.registered

/** Says that a registration has worked; without the name when the page is opened by its address. */
export function RegisterResultPage() {
  useDocumentTitle(say.plain)
  const state: unknown = useLocation().state
  const name = typeof state === 'object' && state !== null && 'username' in state ? String(state.username) : ''
  return (
    <Result title={name ? say.title(name) : say.plain} hint={say.hint}>
      <Link className="weft-button is-main" to={LOGIN}>
        {say.toLogin}
      </Link>
    </Result>
  )
}
