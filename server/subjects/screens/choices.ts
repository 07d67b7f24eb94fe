import type { FieldModel, ScreenModel } from '../../../renderer/core'
import { STORED } from '../../../renderer/core'
import { type Asking, type Catalog, type Choice, choicesOf, mayChooseBy, type Trx } from '../../query'
import { readScreen } from './load'
import { choosingFrom } from './repository'

/** Says how the screens of the repository choose out of tables, and what they check: they are read at the first question. */
export function declareScreens({ choices, checkable }: Catalog, screens: () => readonly ScreenModel[]): void {
  choices.declareScreens(screens)
  checkable.declareScreens(screens)
}

const MOST_KNOWN = 500

/** Says how stored screens choose out of tables, to whom they are shown. They never say what may be checked. */
export function declareStoredScreens({ choices, sources }: Catalog, root: string): void {
  /** What screens say, each good while it has the same version. */
  const known = new Map<string, { readonly version: number; readonly choices: readonly Choice[] }>()
  const choicesIn = ({ id, name, version, content }: Awaited<ReturnType<typeof choosingFrom>>[number]) => {
    const found = known.get(id)
    if (found?.version === version) return found.choices
    const { screen } = readScreen(root, STORED + name, content)
    const own = (screen?.fields ?? []).flatMap(field => choicesOf(field, sources))
    if (known.size >= MOST_KNOWN) known.clear()
    known.set(id, { version, choices: own })
    return own
  }
  choices.declareFinder('stored-screen', async (trx, { session }, dict) => {
    const screens = await choosingFrom(trx, session, dict.split(',', 1)[0] ?? '')
    return screens.flatMap(choicesIn).filter(choice => choice.dict === dict)
  })
}

/**
 * The first `table,text,code` written into a screen by which its author may not choose; undefined when there is none. What the fields of
 * its entity say is not the author's word.
 */
export async function strangeChoice(trx: Trx, asking: Asking, fields: readonly FieldModel[], content: string): Promise<string | undefined> {
  const dicts = new Set(fields.flatMap(field => choicesOf(field, trx.catalog.sources)).map(({ dict }) => dict))
  for (const dict of dicts) if (content.includes(dict.split(',', 1)[0] ?? '') && !(await mayChooseBy(trx, asking, dict))) return dict
  return undefined
}
