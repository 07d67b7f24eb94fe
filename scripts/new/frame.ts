import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { FRAMES } from './frames'
import { chosen, FrameError } from './names'

/** What is asked for on the command line. */
export interface Asked {
  readonly kind: string
  readonly name: string
  /** What people read. Default: the name. */
  readonly title?: string | undefined
  /** Address of the menu entry that the new one stands below, such as `/course`. */
  readonly menu?: string | undefined
  /** Base path of a list's source. */
  readonly source?: string | undefined
}

/** What a frame is made of. */
export interface Plan {
  /** Files to be made, each from a template of the kind. */
  readonly files: ReadonlyMap<string, string>
  /** What stands in the templates in double braces. */
  readonly words: Readonly<Record<string, string>>
  /** Files that get a line, and how. */
  readonly changes: ReadonlyMap<string, (text: string) => string>
  /** What is left to do. */
  readonly next: readonly string[]
}

export interface Frame {
  /** One line of help. */
  readonly usage: string
  readonly plan: (asked: Asked & { readonly title: string }, root: string) => Plan
}

/** Everything is made, or nothing: names, files that exist and places of lines are looked at before the first is written. */
export function makeFrame(root: string, asked: Asked): { made: string[]; changed: string[]; next: readonly string[] } {
  const kind = chosen(asked.kind, Object.keys(FRAMES), 'frame')
  const frame = FRAMES[kind]
  if (frame === undefined) throw new FrameError(`There is no frame "${kind}".`)
  const plan = frame.plan({ ...asked, title: asked.title ?? asked.name }, root)
  for (const file of plan.files.keys()) if (existsSync(join(root, file))) throw new FrameError(`${file} exists; nothing was made.`)
  const texts = new Map<string, string>()
  for (const [file, template] of plan.files) texts.set(file, filled(kind, template, plan.words))
  const changed = new Map<string, string>()
  for (const [file, change] of plan.changes) changed.set(file, change(readFileSync(join(root, file), 'utf8')))
  for (const [file, text] of texts) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text, { flag: 'wx' })
  }
  for (const [file, text] of changed) writeFileSync(join(root, file), text)
  return { made: [...texts.keys()], changed: [...changed.keys()], next: plan.next }
}

const templates = join(import.meta.dirname, 'templates')

function filled(kind: string, template: string, words: Plan['words']): string {
  const folder = join(templates, kind)
  if (!readdirSync(folder).includes(`${template}.txt`)) throw new FrameError(`The frame ${kind} has no template ${template}.`)
  return readFileSync(join(folder, `${template}.txt`), 'utf8').replace(/\{\{(\w+)\}\}/g, (_, word: string) => {
    const value = words[word]
    if (value === undefined) throw new FrameError(`The template ${kind}/${template} wants {{${word}}}.`)
    return value
  })
}
