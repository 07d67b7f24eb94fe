import { Listeners, type Option, type ReadableStore, Store } from '../../renderer/contract'
import { backEnd } from '../api/back-end'
import { sysLogout, sysPermissionGetUserPermissionByToken, sysSelectDepart } from '../api/generated/auth'
import { sysDictQueryAllDictItems } from '../api/generated/dict'
import { loadCatalogue } from './catalogue'
import { type ExpiringStorage, SEVEN_DAYS } from './expiring-storage'
import { KEYS } from './keys'
import { type Permissions, readEntries, readMenu, readOptions, readUser, type SessionUser, succeed } from './read'
import { loadSignInOptions, type SignedIn } from './sign-in'
import { texts } from './texts'

/** What is known of the person at the screen. */
export interface SessionState {
  /** Null: no session. */
  readonly token: string | null
  readonly user: SessionUser | null
  /** Null until they are fetched. */
  readonly permissions: Permissions | null
  /** What this window works in; `'0'` when no tenant is chosen. */
  readonly tenantId: string
}

/** What other windows say of who is signed in. */
const FOLLOWED: readonly string[] = [KEYS.token, KEYS.userInfo, KEYS.tenant]

interface Storages {
  /** Shared by all windows. */
  readonly shared: ExpiringStorage
  /** Of this window. */
  readonly own: ExpiringStorage
}

/** The session of one window, in step with the storage that it shares with others. */
export class Session implements ReadableStore<SessionState> {
  private readonly store: Store<SessionState>
  readonly get: () => SessionState
  readonly subscribe: (listener: () => void) => () => void
  private dictionaries: ReadonlyMap<string, unknown> | null = null
  private fetching: Promise<Permissions> | null = null
  private readonly dictionaryChanges = new Listeners()
  /** Calls back when the kept dictionaries are replaced, here or in another window. */
  readonly watchDictionaries = this.dictionaryChanges.subscribe

  constructor(private readonly storages: Storages) {
    this.store = new Store(this.stored())
    this.get = this.store.get
    this.subscribe = this.store.subscribe
  }

  private get state(): SessionState {
    return this.store.get()
  }

  tenantId(): string {
    return this.state.tenantId
  }

  /** The tenant that a user last worked in here, to be offered first; `'0'` when there was none. */
  lastTenant(): string {
    return this.stored().tenantId
  }

  /**
   * Keeps token, user and dictionaries for 7 days, and the tenant that was chosen; null is none.
   * Dictionaries that did not come with the sign-in are fetched.
   */
  begin({ token, user, dictionaries }: SignedIn, tenantId: string | null): void {
    const { shared } = this.storages
    shared.set(KEYS.username, user.username, SEVEN_DAYS)
    shared.set(KEYS.userInfo, user, SEVEN_DAYS)
    if (tenantId === null) shared.remove(KEYS.tenant)
    else shared.set(KEYS.tenant, tenantId)
    this.keepDictionaries(dictionaries)
    // Last: other windows take the token as the sign that everything is there.
    shared.set(KEYS.token, token, SEVEN_DAYS)
    this.setState(this.stored())
    if (dictionaries === undefined) void this.refreshDictionaries().catch(() => undefined)
  }

  /** Makes a department the current one of a user who is not yet signed in here; gives back who they are now. */
  async chooseFirstDepart({ token, user }: SignedIn, orgCode: string, tenantId: string | null): Promise<SessionUser> {
    const headers = { 'X-Access-Token': token, [backEnd.speech.tenantHeader]: tenantId ?? '0' }
    const answer = await sysSelectDepart({ body: { orgCode, username: user.username } }, { headers, meta: { quiet: true } })
    return readUser(answer?.userInfo) ?? user
  }

  /**
   * Ends the session here at once, then tells the server. Done even when the server cannot be told:
   * gives back its complaint, null when it had none.
   */
  async logout(): Promise<string | null> {
    const { token } = this.state
    this.forget()
    if (token === null) return null
    const told = sysLogout({ headers: { 'X-Access-Token': token }, meta: { quiet: true } })
    return told.then(
      () => null,
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    )
  }

  /** Forgets token, user, permissions and dictionaries in all windows. */
  forget(): void {
    const { shared, own } = this.storages
    for (const key of [KEYS.token, KEYS.username, KEYS.userInfo, KEYS.dictionaries, KEYS.keptAlive]) shared.remove(key)
    for (const key of [KEYS.auth, KEYS.allAuth, KEYS.keptAlive]) own.remove(key)
    this.setState(this.stored())
  }

  /** Menu and rights of the person; asked for once, however many wait. Rejects an empty menu. */
  loadPermissions(): Promise<Permissions> {
    if (this.state.permissions) return Promise.resolve(this.state.permissions)
    if (this.fetching) return this.fetching
    const fetching = this.fetchPermissions().finally(() => {
      if (this.fetching === fetching) this.fetching = null
    })
    this.fetching = fetching
    return fetching
  }

  /** The options that came with sign-in; undefined for a code that was not among them. */
  cachedDictionary(code: string): readonly Option[] | undefined {
    this.dictionaries ??= mapOf(this.storages.shared.get(KEYS.dictionaries))
    return readOptions(this.dictionaries.get(code))
  }

  /** A dictionary that has changed is not among the kept ones any more: who wants it asks the server. */
  forgetDictionary(code: string): void {
    const kept = mapOf(this.storages.shared.get(KEYS.dictionaries))
    this.keepDictionaries(Object.fromEntries([...kept].filter(([name]) => name !== code)))
  }

  /** Replaces the kept dictionaries by those of the server. */
  async refreshDictionaries(): Promise<void> {
    const { token } = this.state
    const fresh = await sysDictQueryAllDictItems({ meta: { quiet: true } })
    if (token !== null && this.state.token === token) this.keepDictionaries(fresh)
  }

  /**
   * Makes a department the person's current one, on the server and in the user that is kept for 7 days.
   * Sent by PUT: servers of the family know no other method here, ours knows POST as well.
   */
  async chooseDepart(orgCode: string): Promise<void> {
    const { token, user } = this.state
    const answer = await sysSelectDepart({ body: { orgCode, username: user?.username ?? null } })
    const chosen = readUser(answer?.userInfo)
    if (!chosen) throw new Error(texts.badUser)
    if (token === null || this.state.token !== token) return
    this.storages.shared.set(KEYS.userInfo, chosen, SEVEN_DAYS)
    this.setState({ ...this.state, user: chosen, permissions: replaced(this.state.permissions) })
  }

  /** Follows what another window stored; `key` is null when everything was cleared. */
  followStorage(key: string | null): void {
    if (key === null || key === KEYS.dictionaries) this.replaceDictionaries(null)
    if (key !== null && !FOLLOWED.includes(key)) return
    const stored = this.stored()
    const samePerson = stored.token === this.state.token
    this.setState(samePerson ? { ...stored, permissions: replaced(this.state.permissions) } : stored)
  }

  /**
   * Follows a menu and rights that were changed meanwhile; what is open stays. Nothing is done before they are first loaded,
   * nor when they cannot be had.
   */
  async refreshPermissions(): Promise<void> {
    const { token } = this.state
    if (!this.state.permissions) return
    const now = await askPermissions(true).catch(() => null)
    const before = this.state.permissions
    if (!now || !before || this.state.token !== token) return
    const followed = succeed(before, now)
    if (followed !== before) this.keepPermissions(followed)
  }

  private async fetchPermissions(): Promise<Permissions> {
    const { token } = this.state
    const [permissions] = await Promise.all([askPermissions(false), loadCatalogue()])
    if (this.state.token !== token) throw new Error('The session changed while its permissions were fetched.')
    this.keepPermissions(permissions)
    return permissions
  }

  private keepPermissions(permissions: Permissions): void {
    this.storages.own.set(KEYS.auth, permissions.auth)
    this.storages.own.set(KEYS.allAuth, permissions.allAuth)
    this.setState({ ...this.state, permissions })
  }

  private stored(): SessionState {
    const token = this.storages.shared.get(KEYS.token)
    const user = readUser(this.storages.shared.get(KEYS.userInfo))
    const tenant = this.storages.shared.get(KEYS.tenant)
    const tenantId = typeof tenant === 'string' || typeof tenant === 'number' ? String(tenant) || '0' : '0'
    const signedIn = typeof token === 'string' && token !== '' && user
    return signedIn ? { token, user, permissions: null, tenantId } : { token: null, user: null, permissions: null, tenantId }
  }

  private keepDictionaries(map: unknown): void {
    this.storages.shared.set(KEYS.dictionaries, map ?? {}, SEVEN_DAYS)
    this.replaceDictionaries(mapOf(map))
  }

  private replaceDictionaries(map: ReadonlyMap<string, unknown> | null): void {
    this.dictionaries = map
    this.dictionaryChanges.emit()
  }

  private setState(state: SessionState): void {
    if (state.token !== this.state.token) this.fetching = null
    if (state.token === null) this.dictionaries = null
    this.store.set(state)
  }
}

async function askPermissions(quiet: boolean): Promise<Permissions> {
  // A session that began before this browser knew who the server is.
  if (!backEnd.known) await loadSignInOptions().catch(() => undefined)
  const answer = await sysPermissionGetUserPermissionByToken({ meta: { quiet } })
  // An empty list is the menu of a user without a role.
  if (!Array.isArray(answer?.menu)) throw new Error(texts.noMenu)
  return {
    menu: readMenu(answer?.menu),
    auth: readEntries(answer?.auth),
    allAuth: readEntries(answer?.allAuth),
    oneTimePassword: answer?.oneTimePassword === true,
    passwordExpired: answer?.passwordExpired === true,
    homePath: typeof answer?.homePath === 'string' ? answer.homePath : null,
    roles: (answer?.roles ?? []).map(String),
    idleMinutes: typeof answer?.sessionIdleMinutes === 'number' ? answer.sessionIdleMinutes : null,
    ...(backEnd.isFamily && { serverDecides: true }),
  }
}

/** Equal permissions that count as others: addresses in the menu are filled from the user, who has changed. */
const replaced = (permissions: Permissions | null): Permissions | null => permissions && { ...permissions }

function mapOf(value: unknown): ReadonlyMap<string, unknown> {
  return new Map(typeof value === 'object' && value !== null ? Object.entries(value) : [])
}
