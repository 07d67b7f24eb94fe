/** Passwords and sessions, reached through the auth role alone. */
export interface Accounts {
  /** Sets the password and ends every session of the user. The user must be committed: it is another connection. */
  setPassword(userId: string, plain: string): Promise<void>
  checkPassword(userId: string, plain: string): Promise<boolean>
  /** Ends every session. Freezing, deleting and role changes do so by themselves (triggers). */
  endSessions(userId: string): Promise<void>
}
