import type { useAppProps } from 'antd/es/app/context'
import type { Notifier } from '../../renderer/contract'
import { rememberFocus } from './nearest-focus'
import { texts } from './texts'

/** antd's three ways to say something. */
export type Board = Pick<useAppProps, 'message' | 'notification' | 'modal'>

const SUCCESS = 1
const PROBLEM = 4

type Use = (board: Board) => void

let board: Board | null = null
/** What waits for the board; `otherwise` is done when it cannot be had. */
let waiting: { readonly use: Use; readonly otherwise: (() => void) | undefined }[] = []
let call: () => void = () => {}
let wanted = false

/** Notices wait until antd is there to show them: the login page does without it until something has to be said. */
export const noticeBoard = {
  /** `load` mounts the board; called at once when something waits already. */
  whenWanted(load: () => void) {
    call = load
    if (wanted) load()
  },
  /** Has it loaded ahead of the first notice, which may be that the server is away. */
  want() {
    wanted = true
    call()
  },
  /** To be called when it could not be loaded: questions are asked without it, the rest waits for another attempt. */
  fail() {
    const asked = waiting.filter(({ otherwise }) => otherwise)
    waiting = waiting.filter(({ otherwise }) => !otherwise)
    for (const { otherwise } of asked) otherwise?.()
  },
  /** Returns the end of it. */
  mount(mounted: Board): () => void {
    board = mounted
    for (const { use } of waiting) use(mounted)
    waiting = []
    return () => {
      if (board === mounted) board = null
    }
  },
}

function withBoard(use: Use, otherwise?: () => void): void {
  if (board) {
    use(board)
    return
  }
  waiting.push({ use, otherwise })
  noticeBoard.want()
}

/** The same words said again replace themselves instead of piling up. */
const say = (kind: 'success' | 'info' | 'warning' | 'error', duration: number) => (text: string) =>
  withBoard(({ message }) => void message.open({ type: kind, content: text, duration, key: `${kind} ${text}` }))

export const notifier: Notifier = {
  success: say('success', SUCCESS),
  info: say('info', PROBLEM),
  warning: say('warning', PROBLEM),
  error: say('error', PROBLEM),
  confirm: ({ title, content, danger = false, okText = texts.ok, cancelText = texts.cancel }) =>
    new Promise(resolve => {
      const ask: Use = ({ modal }) => {
        const giveBack = rememberFocus()
        modal.confirm({
          title,
          content,
          okText,
          cancelText,
          okButtonProps: { danger },
          // What cannot be undone wants more than a stray Enter.
          autoFocusButton: danger ? 'cancel' : 'ok',
          onOk: () => resolve(true),
          onCancel: () => resolve(false),
          // What was agreed to may have taken the button along that asked.
          afterClose: giveBack,
        })
      }
      // A user who signs out while the server is away has to be asked all the same.
      withBoard(ask, () => resolve(window.confirm(content ? `${title}\n\n${content}` : title)))
    }),
  alert: ({ title, content, kind }) => withBoard(({ modal }) => void modal[kind]({ title, content, okText: texts.ok })),
}

/** A notice in the corner, for what concerns the system and not the page. */
export function showNotice(title: string, text: string): void {
  withBoard(({ notification }) => notification.error({ message: title, description: text, duration: PROBLEM, key: text }))
}

/** Resolves when the person agrees, there being nothing else to choose; or when the question is settled from elsewhere, and goes. */
export function askToSignIn(settled: AbortSignal): Promise<void> {
  return new Promise(resolve => {
    settled.addEventListener('abort', () => resolve())
    withBoard(({ modal }) => {
      if (settled.aborted) return
      const { destroy } = modal.error({
        title: texts.expiredTitle,
        content: texts.expired,
        okText: texts.loginAgain,
        keyboard: false,
        onOk: () => resolve(),
      })
      settled.addEventListener('abort', destroy)
    })
  })
}
