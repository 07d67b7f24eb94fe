import { useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { sysSignInOptions } from '../api/generated/third'
import { LoginLayout } from '../layouts/login-layout'
import { LoginPage } from '../pages/login-page'
import type { SignInPorts } from '../pages/sign-in/ports'
import { texts } from '../pages/texts'
import { idledOut, loadCaptcha, rememberedAccount, session, signIn } from '../session'
import { knowsPath } from './menu-view'
import { targetAfterLogin } from './redirect'

const loadOptions: SignInPorts['loadOptions'] = async () => sysSignInOptions({ meta: { quiet: true } })
const lastTenant = () => session.lastTenant()

/** Signs in, fetches the menu, and goes where the person wanted to. `prepare` starts to load what comes next. */
export function LoginRoute({ prepare }: { prepare: () => void }) {
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const latest = useRef(query)
  latest.current = query
  const [idled] = useState(idledOut.take)
  const enter: SignInPorts['enter'] = async (signedIn, { tenantId, orgCode }) => {
    prepare()
    const user = orgCode === null ? signedIn.user : await session.chooseFirstDepart(signedIn, orgCode, tenantId)
    session.begin({ ...signedIn, user }, tenantId)
    try {
      const permissions = await session.loadPermissions()
      await navigate(targetAfterLogin(latest.current.get('redirect'), knowsPath(permissions)), { replace: true })
    } catch (error) {
      void session.logout()
      throw error
    }
  }
  return (
    <LoginLayout>
      <LoginPage
        remembered={rememberedAccount.get()}
        remember={rememberedAccount.set}
        ways={signIn}
        notice={idled ? texts.login.idled : ''}
        {...{ enter, loadCaptcha, loadOptions, lastTenant }}
      />
    </LoginLayout>
  )
}
