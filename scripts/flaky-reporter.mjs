// A reporter of vitest that names what passed only when it was tried again, with what failed first and what that came from.
import { relative } from 'node:path'

export default class FlakyReporter {
  #lines = []
  #say

  constructor(say = text => console.log(text)) {
    this.#say = typeof say === 'function' ? say : text => console.log(text)
  }

  /** @param {import('vitest/node').TestCase} test */
  onTestCaseResult(test) {
    if (!test.diagnostic()?.flaky) return
    const place = relative(test.project.vitest.config.root, test.module.moduleId)
    const reasons = (test.result().errors ?? []).map(reason)
    this.#lines.push(`${place} › ${test.fullName}: ${reasons.join('; ')}`)
  }

  onTestRunEnd() {
    if (this.#lines.length > 0) this.#say(`\n  ${this.#lines.length} flaky\n    ${this.#lines.join('\n    ')}`)
  }
}

const reason = ({ message, cause }) => (cause ? `${message} (${reason(cause)})` : message.split('\n', 1)[0])
