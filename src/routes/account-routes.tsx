import type { RouteObject } from 'react-router-dom'
import { LoginLayout } from '../layouts/login-layout'
import { ALTERATION, REGISTER, REGISTER_RESULT } from '../layouts/paths'
import { lazyPage } from '../pages/lazy-page'

const RegisterPage = lazyPage(async () => (await import('../pages/account/register-page')).RegisterPage)
const RegisterResultPage = lazyPage(async () => (await import('../pages/account/register-result-page')).RegisterResultPage)
const AlterationPage = lazyPage(async () => (await import('../pages/account/alteration-page')).AlterationPage)

/** The pages before sign-in that are rarely wanted: each is loaded when it is. */
export const ACCOUNT_ROUTES: RouteObject[] = [
  [REGISTER, RegisterPage] as const,
  [REGISTER_RESULT, RegisterResultPage] as const,
  [ALTERATION, AlterationPage] as const,
].map(([path, Page]) => ({
  path,
  element: (
    <LoginLayout>
      <Page />
    </LoginLayout>
  ),
}))
