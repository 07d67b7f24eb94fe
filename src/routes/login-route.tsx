import { useNavigate, useSearchParams } from 'react-router-dom'
import { LoginLayout } from '../layouts/login-layout'
import { LoginPage } from '../pages/login-page'
import type { LoginPageProps } from '../pages/use-login-form'
import { loadCaptcha, rememberedAccount, session } from '../session'
import { knowsPath } from './menu-view'
import { targetAfterLogin } from './redirect'

/** Signs in, fetches the menu, and goes where the person wanted to. `prepare` starts to load what comes next. */
export function LoginRoute({ prepare }: { prepare: () => void }) {
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const login: LoginPageProps['onLogin'] = async (credentials, remember) => {
    prepare()
    await session.login(credentials)
    rememberedAccount.set(remember ? credentials.username : null)
    try {
      const permissions = await session.loadPermissions()
      await navigate(targetAfterLogin(query.get('redirect'), knowsPath(permissions)), { replace: true })
    } catch (error) {
      void session.logout()
      throw error
    }
  }
  return (
    <LoginLayout>
      <LoginPage remembered={rememberedAccount.get()} onLogin={login} loadCaptcha={loadCaptcha} />
    </LoginLayout>
  )
}
