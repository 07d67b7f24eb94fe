import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { useLatest } from '../../renderer/contract'
import { LoginLayout } from '../layouts/login-layout'
import { LoginPage } from '../pages/login-page'
import type { SignInPorts } from '../pages/sign-in/ports'
import { texts } from '../pages/texts'
import { idledOut, loadCaptcha, loadSignInOptions, rememberedAccount, session, signIn } from '../session'
import { knowsPath } from './menu-view'
import { targetAfterLogin } from './redirect'

const lastTenant = () => session.lastTenant()

/** Signs in, fetches the menu, and goes where the person wanted to. `prepare` starts to load what comes next. */
export function LoginRoute({ prepare }: { prepare: () => void }) {
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const latest = useLatest(query)
  const [idled] = useState(idledOut.take)
  const enter: SignInPorts['enter'] = async (signedIn, { tenantId, orgCode }) => {
    prepare()
    const user = orgCode === null ? signedIn.user : await session.chooseFirstDepart(signedIn, orgCode, tenantId)
    session.begin({ ...signedIn, user }, tenantId)
    try {
      const permissions = await session.loadPermissions()
      // The place of a user who left by doing nothing is none of the next user's.
      const place = idled === null || idled === user.username ? latest.current.get('redirect') : null
      await navigate(targetAfterLogin(place, knowsPath(permissions), permissions.homePath), { replace: true })
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
        notice={idled === null ? '' : texts.login.idled}
        loadOptions={loadSignInOptions}
        {...{ enter, loadCaptcha, lastTenant }}
      />
    </LoginLayout>
  )
}
