/** What this file takes of the browser's Trusted Types. */
interface Rules {
  readonly createHTML: (text: string, type?: string, sink?: string) => string | null
  readonly createScriptURL: (address: string, type?: string, sink?: string) => string | null
}

interface TrustedTypes {
  readonly createPolicy: (name: string, rules: Rules) => unknown
}

/** Parses into a document of its own, in which nothing runs and nothing is loaded. */
const INERT = 'DOMParser parseFromString'

/** For code that asks the policy itself and has another one to go to. */
function refused(sink: string | undefined): null {
  if (sink === undefined) throw new TypeError('The default policy makes no markup.')
  return null
}

/**
 * What becomes of a text that some code gives where the browser would make elements or run a script of it. Texts without `<` make no
 * element: libraries write styles so, and empty a place. Workers come from our own files. Everything else is refused and reported.
 */
export const rules: Rules = {
  createHTML: (text, _type, sink) => (sink === INERT || (sink !== undefined && !text.includes('<')) ? text : refused(sink)),
  createScriptURL(address, _type, sink) {
    const { origin, pathname } = new URL(address, location.href)
    return origin === location.origin && pathname.startsWith('/assets/') ? address : refused(sink)
  },
}

const { trustedTypes } = window as { readonly trustedTypes?: TrustedTypes }
trustedTypes?.createPolicy('default', rules)
