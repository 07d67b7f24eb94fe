/** Who acts, read from the session row of the token; nothing in a request can change it. */
export interface Session {
  readonly userId: string
  readonly username: string
  readonly realname: string
  readonly tenantId: number
  /** Code of the current department; null when the person has none. */
  readonly orgCode: string | null
  readonly roleCodes: readonly string[]
  /** The rights of all roles: `perms` of their granted, enabled rows, comma lists taken apart. */
  readonly rights: ReadonlySet<string>
  /** What is stored of the token; the key of the session row. */
  readonly tokenHash: string
}
