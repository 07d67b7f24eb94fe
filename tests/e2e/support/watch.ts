import type { BrowserContext } from '@playwright/test'

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
    const notice = node instanceof Element ? node.querySelector('.ant-message-custom-content') : null
    if (notice?.textContent) said.push(notice.textContent)
  }
  new MutationObserver(changes => {
    for (const { addedNodes } of changes) for (const node of addedNodes) read(node)
  }).observe(document, { childList: true, subtree: true })
}

/** The live connection goes on trying by itself while the server is away: what it meets then is no fault of a page. */
const LIVE = /(?:Failed to load resource|WebSocket connection).*(?:\/websocket\/|\/annountCement\/listByUser)/

/** Collects what must not happen in a page: violations of the policy, errors in the console, uncaught errors. */
export class Watch {
  private readonly found: string[] = []
  private expected: readonly RegExp[] = []

  /** Errors of the console that belong to the test, such as a status that it provokes. A violation never does. */
  expect(...patterns: readonly RegExp[]): void {
    this.expected = [...this.expected, ...patterns]
  }

  async follow(context: BrowserContext): Promise<void> {
    context.on('console', message => {
      if (message.type() === 'error') this.found.push(`${message.text()} (${message.location().url})`)
    })
    context.on('weberror', error => this.found.push(`uncaught: ${error.error().stack ?? error.error().message}`))
    await context.addInitScript(reportViolations, VIOLATION)
    await context.addInitScript(keepMessages)
  }

  get problems(): readonly string[] {
    const borne = [LIVE, ...this.expected]
    return this.found.filter(text => text.includes(VIOLATION) || !borne.some(pattern => pattern.test(text)))
  }
}
