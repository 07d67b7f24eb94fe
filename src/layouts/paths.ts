/** The home page of a user who is signed in. */
export const HOME = '/dashboard/analysis'

/** The pages before sign-in. */
export const LOGIN = '/user/login'
export const REGISTER = '/user/register'
export const REGISTER_RESULT = '/user/register-result'
export const ALTERATION = '/user/alteration'

/** The element that holds the page: where the skip link leads. */
export const MAIN_ID = 'weft-main'
