import { type CallOf, defineModule } from '../../../http/module'
import * as binding from './binding'
import { validateLogin } from './cas'
import * as own from './own'
import * as provider from './provider'

async function options({ signIn }: CallOf<'sysSignInOptions'>) {
  const { identity, casUrl, sms, registration, totp } = signIn
  return {
    registration,
    phone: sms !== null,
    third: identity ? [{ source: identity.source, title: identity.title }] : [],
    cas: casUrl === null ? null : { loginUrl: `${casUrl}/login` },
    totp,
  }
}

export const third = defineModule({
  name: 'third',
  rows: 'own',
  outgoing: 'http',
  handlers: {
    sysSignInOptions: options,
    sysThirdLoginRender: provider.render,
    sysThirdLoginCallback: provider.callback,
    sysThirdLoginGetLoginUser: provider.getLoginUser,
    sysThirdLoginUserCreate: binding.createAccount,
    sysThirdLoginUserCheckPassword: binding.bindByPassword,
    sysThirdLoginBindingThirdPhone: binding.bindByPhone,
    sysThirdLoginAccounts: own.list,
    sysThirdLoginBindOwn: own.bindOwn,
    sysThirdLoginUnbind: own.unbind,
    sysCasClientValidateLogin: call => validateLogin(call, call.query),
    sysCasClientValidateLoginPost: call => validateLogin(call, { ...call.query, ...call.body }),
  },
})
