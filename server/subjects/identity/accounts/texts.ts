import { inLanguages } from '../../../../renderer/core'

/** Texts of accounts, word for word from the specification. */
export const texts = inLanguages(
  {
    stillValid: '验证码10分钟内，仍然有效！',
    deleted: '该用户已注销',
    tenantsFrozen: '与该用户关联的租户均已被冻结，无法登录！',
    usedPassword: (most: number) => (most === 1 ? '新密码不能与当前密码相同' : `新密码不能与最近 ${most} 次使用的密码相同`),
  },
  {
    stillValid: 'The code is valid for 10 minutes; the last one still holds!',
    deleted: 'This account was closed',
    tenantsFrozen: 'All tenants of this user are frozen; signing in is not possible!',
    usedPassword: most =>
      most === 1 ? 'The new password must differ from the present one' : `The new password must differ from the last ${most} ones`,
  },
)
