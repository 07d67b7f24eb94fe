/** Everything that answers without a session, by operation id. A test counts them and compares them with the contracts. */
export const publicOperations = [
  'sysLogin',
  'sysMLogin',
  'sysLogout',
  'sysLogoutGet',
  'sysSms',
  'sysPhoneLogin',
  'sysUserCheckOnlyUser',
  'sysUserRegister',
  'sysUserQuerySysUser',
  'sysUserPhoneVerification',
  'sysUserPasswordChange',
  'sysUserPasswordChangePost',
  'sysSignInOptions',
  'sysThirdLoginRender',
  'sysThirdLoginCallback',
  'sysThirdLoginGetLoginUser',
  'sysThirdLoginUserCreate',
  'sysThirdLoginUserCheckPassword',
  'sysThirdLoginBindingThirdPhone',
  'sysCasClientValidateLogin',
  'sysCasClientValidateLoginPost',
  'sysTotpLogin',
] as const

export type PublicOperation = (typeof publicOperations)[number]
