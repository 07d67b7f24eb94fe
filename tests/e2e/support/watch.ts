import type { BrowserContext } from '@playwright/test'

const VIOLATION = 'Content-Security-Policy violation'

/** Runs in every page before its scripts. */
function reportViolations(prefix: string): void {
  document.addEventListener('securitypolicyviolation', event => {
    console.error(`${prefix}: ${event.effectiveDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`)
  })
}

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
  }

  get problems(): readonly string[] {
    return this.found.filter(text => text.includes(VIOLATION) || !this.expected.some(pattern => pattern.test(text)))
  }
}
