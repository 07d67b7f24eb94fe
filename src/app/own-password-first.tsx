import { useContext } from 'react'
import { PasswordDialog } from '../layouts/password-dialog'
import { LOGIN } from '../routes/paths'
import { session, useSession } from '../session'
import { Antd } from './antd'
import { IdleWarning } from './idle-warning'
import { notifier } from './notices'
import { RouterContext } from './router-context'

/** All that a user sees whose password another one has set, or is too old: the server answers nothing else before there is a new one. */
export function OwnPasswordFirst() {
  const router = useContext(RouterContext)
  const { user, permissions } = useSession()
  // Our server has ended the session with the old password; others of the family are told to.
  const leave = () => {
    void session.logout()
    void router?.navigate(LOGIN)
  }
  return (
    <Antd>
      <PasswordDialog
        username={user?.username ?? ''}
        open
        notify={notifier}
        expired={permissions?.passwordExpired ?? false}
        onChanged={leave}
      />
      <IdleWarning />
    </Antd>
  )
}
