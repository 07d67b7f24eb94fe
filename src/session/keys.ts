/** Names under which the family's clients keep a session; see the contract of the API, section 4.8. */
export const KEYS = {
  token: 'Access-Token',
  username: 'Login_Username',
  userInfo: 'Login_Userinfo',
  dictionaries: 'UI_CACHE_DB_DICT_DATA',
  tenant: 'TENANT_ID',
  /** Ours: when the user last did something, in any window. */
  active: 'Login_Active',
  /** In the storage of the window. */
  auth: 'LOGIN_USER_BUTTON_AUTH',
  allAuth: 'SYS_BUTTON_AUTH',
  keptAlive: 'CACHE_INCLUDED_ROUTES',
  /** Ours, in the storage of the window: whose session ended because it was not used. */
  idled: 'Login_Idled',
  /** Ours: the account that the login page fills in. */
  remembered: 'Login_Remembered',
} as const
