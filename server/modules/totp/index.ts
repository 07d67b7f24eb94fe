import { fail } from '../../errors'
import { type CallOf, defineModule } from '../../plugins/module'
import { texts } from './texts'

async function state({ signIn }: CallOf<'sysTotpState'>) {
  return { mode: signIn.totp, offered: false, enabled: false, recoveryCodesLeft: 0 }
}
const off = async () => fail(texts.off)

export const totp = defineModule({
  name: 'totp',
  handlers: {
    sysTotpState: state,
    sysTotpEnrol: off,
    sysTotpConfirm: off,
    sysTotpRecoveryCodes: off,
    sysTotpDisable: off,
    sysTotpReset: off,
    sysTotpLogin: off,
  },
})
