/** Everything that answers without a session, by operation id. A test counts them and compares them with the contracts. */
export const publicOperations = ['sysLogin', 'sysLogout', 'sysLogoutGet'] as const

export type PublicOperation = (typeof publicOperations)[number]
