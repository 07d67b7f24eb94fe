import { fail } from '../../errors'
import { type CallOf, defineModule } from '../../plugins/module'
import { texts } from './texts'

async function options({ signIn }: CallOf<'sysSignInOptions'>) {
  const { identity, casUrl, sms, registration, totp } = signIn
  return {
    registration,
    phone: sms !== null,
    third: identity ? [{ source: identity.source, title: identity.title }] : [],
    cas: casUrl ? { loginUrl: `${casUrl}/login` } : null,
    totp,
  }
}

const noProvider = async () => fail(texts.noProvider)
const noCas = async () => fail(texts.noCas)

export const third = defineModule({
  name: 'third',
  handlers: {
    sysSignInOptions: options,
    sysThirdLoginRender: noProvider,
    sysThirdLoginCallback: noProvider,
    sysThirdLoginGetLoginUser: noProvider,
    sysThirdLoginUserCreate: noProvider,
    sysThirdLoginUserCheckPassword: noProvider,
    sysThirdLoginBindingThirdPhone: noProvider,
    sysCasClientValidateLogin: noCas,
    sysCasClientValidateLoginPost: noCas,
  },
})
