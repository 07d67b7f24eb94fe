/** One operation: how it is told from others, and what it answers. */
export interface MockRoute {
  readonly method: string
  /** Of the whole path, as the end of an address. */
  readonly path: RegExp
  readonly status: number
  /** Null: no content. */
  readonly type: string | null
  readonly body: string
}

/** The answer of the first route that fits; undefined where none does, so that the call goes on to the network. */
export function answerOf(routes: readonly MockRoute[], request: Request): Response | undefined {
  const path = new URL(request.url).pathname
  const route = routes.find(one => one.method === request.method && one.path.test(path))
  if (route === undefined) return undefined
  const headers: Record<string, string> = route.type === null ? {} : { 'Content-Type': route.type }
  return new Response(route.type === null ? null : route.body, { status: route.status, headers })
}
