import { createHash } from 'node:crypto'
import { PageAnswer } from '../../../http/answers'

/** Tells a user who opened the pop-up, or the login page in another window of the same browser, and closes it. */
const SCRIPT = `const text = document.body.dataset.message
if (window.opener) window.opener.postMessage(text, location.origin)
const channel = new BroadcastChannel('weft-third-login')
channel.postMessage(text)
setTimeout(() => window.close(), 100)`

const digest = createHash('sha256').update(SCRIPT).digest('base64')
const POLICY = `default-src 'none'; script-src 'sha256-${digest}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

const escaped = (text: string) => text.replace(/[&<>"']/g, one => `&#${one.charCodeAt(0)};`)

/** The page of the pop-up: it posts `message` and shows `shown`. */
export function popUpPage(message: string, shown: string): PageAnswer {
  return new PageAnswer(
    `<!doctype html>
<html lang="zh-CN"><head><meta charset="utf-8"><title>${escaped(shown)}</title></head>
<body data-message="${escaped(message)}">${escaped(shown)}<script>${SCRIPT}</script></body></html>`,
    POLICY,
  )
}
