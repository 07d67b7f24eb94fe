import { fail } from '../../errors'
import { defineModule } from '../../plugins/module'
import { texts } from './texts'

export const account = defineModule({
  name: 'account',
  handlers: {
    sysUserRegister: async () => fail(texts.closed),
    sysUserQuerySysUser: async () => fail(texts.notFound),
    sysUserPhoneVerification: async () => fail(texts.codeWrong),
    sysUserPasswordChange: async () => fail(texts.resetFailed),
    sysUserPasswordChangePost: async () => fail(texts.resetFailed),
  },
})
