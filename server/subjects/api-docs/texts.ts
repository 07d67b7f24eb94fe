import { inLanguages } from '../../../renderer/core'

/** Who may call an operation, as the documentation of the API says it. */
export const texts = inLanguages(
  { anyone: '无需登录', signedIn: '登录即可', permission: (name: string) => `权限 ${name}` },
  { anyone: 'no sign-in needed', signedIn: 'any signed-in user', permission: name => `permission ${name}` },
)
