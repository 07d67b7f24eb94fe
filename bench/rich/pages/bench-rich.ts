import { painted } from '../../frames'

/** What the page offers to the bench, in `window`. */
export interface BenchRichWindow {
  /** Done when the text is painted, with the cursor at its end. */
  open(bytes: number): Promise<void>
  /** Waits for the next key, then for the frame that shows it. */
  arm(): void
  /** The milliseconds between both. */
  armed(): Promise<number>
}

declare global {
  interface Window {
    benchRich: BenchRichWindow
  }
}

const PARAGRAPH =
  '<p style="text-align: justify; text-indent: 2em; line-height: 1.5">审计组于二〇二六年三月至五月对该单位<strong>财务收支</strong>情况进行了就地审计，抽查凭证若干，现场观察、访谈、函证并用；<span style="color: #cf1322">部分往来款项</span>长期挂账，未按规定清理。</p>'

/** HTML of about so many bytes. */
const textOf = (bytes: number) => PARAGRAPH.repeat(Math.ceil(bytes / new TextEncoder().encode(PARAGRAPH).length))

/** Makes a page part of the bench. `mount` draws a text and gives back what is written into. */
export function offer(mount: (place: HTMLElement, html: string) => Promise<HTMLElement>): void {
  const root = document.getElementById('root') as HTMLElement
  let waiting: Promise<number> = Promise.resolve(0)
  window.benchRich = {
    async open(bytes) {
      const text = await mount(root, textOf(bytes))
      text.focus()
      const last = text.querySelector('p:last-of-type') ?? text
      getSelection()?.selectAllChildren(last)
      getSelection()?.collapseToEnd()
      await painted()
    },
    arm() {
      waiting = new Promise(done => {
        const pressed = async ({ timeStamp }: KeyboardEvent) => {
          await painted()
          done(performance.now() - timeStamp)
        }
        addEventListener('keydown', event => void pressed(event), { capture: true, once: true })
      })
    },
    armed: () => waiting,
  }
}
