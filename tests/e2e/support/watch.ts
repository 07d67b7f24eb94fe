import type { BrowserContext, ConsoleMessage, WebError } from '@playwright/test'

const VIOLATION = 'Content-Security-Policy violation'

/** Runs in every page before its scripts. */
function reportViolations(prefix: string): void {
  document.addEventListener('securitypolicyviolation', event => {
    console.error(`${prefix}: ${event.effectiveDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`)
  })
}

/** Messages go after a second: all that was said is kept for the test to read, see `message`. */
function keepMessages(): void {
  const said: string[] = []
  Object.assign(window, { weftSaid: said })
  const read = (node: Node) => {
    // Two that come at the same moment are one change of the page.
    const notices = node instanceof Element ? node.querySelectorAll('.ant-message-custom-content') : []
    for (const { textContent } of notices) if (textContent) said.push(textContent)
  }
  new MutationObserver(changes => {
    for (const { addedNodes } of changes) for (const node of addedNodes) read(node)
  }).observe(document, { childList: true, subtree: true })
}

/** The live connection goes on trying by itself while the server is away: what it meets then is no fault of a page. */
const LIVE = /(?:Failed to load resource|WebSocket connection).*(?:\/websocket\/|\/annountCement\/listByUser|\/sys\/jobRun\/mine)/

/** A line of the server's log that tells of an error. */
const FAILURE = /^\{"level":[56]0,/

/** Has the pages of a context tell of what a watch and `message` want to know. */
export async function prepare(context: BrowserContext): Promise<void> {
  await context.addInitScript(reportViolations, VIOLATION)
  await context.addInitScript(keepMessages)
}

/** Collects what must not happen: violations of the policy, errors in the console, uncaught errors, failures of the server. */
export class Watch {
  private readonly found: string[] = []
  private expected: readonly RegExp[] = []

  /** Errors of the console that belong to the test, such as a status that it provokes. A violation never does. */
  expect(...patterns: readonly RegExp[]): void {
    this.expected = [...this.expected, ...patterns]
  }

  /** For a context that the test has opened. */
  async follow(context: BrowserContext): Promise<void> {
    this.listen(context)
    await prepare(context)
  }

  /** For a context that is prepared already; gives back the end of it. */
  listen(context: BrowserContext): () => void {
    const onConsole = (message: ConsoleMessage) => {
      if (message.type() === 'error') this.found.push(`${message.text()} (${message.location().url})`)
    }
    const onError = (error: WebError) => this.found.push(`uncaught: ${error.error().stack ?? error.error().message}`)
    context.on('console', onConsole)
    context.on('weberror', onError)
    return () => {
      context.off('console', onConsole)
      context.off('weberror', onError)
    }
  }

  /** What the server said meanwhile. */
  read(output: string): void {
    this.found.push(...output.split('\n').filter(line => FAILURE.test(line)))
  }

  get problems(): readonly string[] {
    const borne = [LIVE, ...this.expected]
    return this.found.filter(text => text.includes(VIOLATION) || !borne.some(pattern => pattern.test(text)))
  }
}
