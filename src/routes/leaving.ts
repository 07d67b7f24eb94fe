/** A document that lives this much longer was not left after all: a user stayed, or the address was a download. */
const STAYED = 1000

let leaving = false
const leave = () => {
  leaving = true
}
const stay = () => {
  leaving = false
}

if (typeof window !== 'undefined') {
  window.addEventListener('beforeunload', leave)
  window.addEventListener('pagehide', leave)
  window.addEventListener('pageshow', stay)
}

/** Whether the browser is on its way to another document; it then breaks off what this one is fetching. */
export const isLeaving = (): boolean => leaving

/** Resolves when it turns out that this document stays. */
export async function stays(): Promise<void> {
  await new Promise(resolve => setTimeout(resolve, STAYED))
  stay()
}
