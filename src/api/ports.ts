/** What this room is given by the rooms that know the session and can draw; see `connectApi`. */
export interface ApiPorts {
  /** The login token; null without a session. */
  token(): string | null
  /** `'0'` when no tenant is chosen. */
  tenantId(): string
  onLoginPage(): boolean
  /** Whether a call made now may be the user's doing; others let an idle session end. */
  inUse(): boolean
  /** A notice in the corner with a title. */
  notice(title: string, text: string): void
  message(level: 'error' | 'warning', text: string): void
  /** Asks the person to sign in again; resolves once that is done or put off. */
  askToSignIn(): Promise<void>
  /** Ends the session without a question and loads the page again after `delay` milliseconds. */
  leave(delay: number): void
}

const nobody: ApiPorts = {
  token: () => null,
  tenantId: () => '0',
  onLoginPage: () => false,
  inUse: () => true,
  notice: () => {},
  message: () => {},
  askToSignIn: async () => {},
  leave: () => {},
}

let connected: ApiPorts = nobody

export const ports = (): ApiPorts => connected

/** Called once at start. Until then calls go out unsigned and failures are not shown. */
export function connectApi(given: ApiPorts): void {
  connected = given
}
