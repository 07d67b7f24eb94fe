/** The code of the role that people get who make their own account, unless the installation names another one. */
export const NEWCOMER_ROLE = 'newcomer'
