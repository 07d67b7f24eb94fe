import { inLanguages } from '../../../../renderer/core'

/** Texts of accounts, word for word from the specification. */
export const texts = inLanguages(
  {
    stillValid: '验证码10分钟内，仍然有效！',
    deleted: '该用户已注销',
    tenantsFrozen: '与该用户关联的租户均已被冻结，无法登录！',
  },
  {
    stillValid: 'The code is valid for 10 minutes; the last one still holds!',
    deleted: 'This account was closed',
    tenantsFrozen: 'All tenants of this user are frozen; signing in is not possible!',
  },
)
