import type { FieldModel } from '../../renderer/core'
import { STORED } from '../../renderer/core'
import {
  type Asking,
  type Choice,
  choicesOf,
  declareChoiceFinder,
  declareChoices,
  declareFieldChecks,
  mayChooseBy,
  type Trx,
} from '../query'
import { readOwnScreen, readScreen, screenIds } from './load'
import { choosingFrom } from './repository'

/** Says how the screens of the repository choose out of tables, and what they check. Screens with mistakes say nothing. */
export function declareScreens(root: string): void {
  for (const id of screenIds(root)) {
    const { screen } = readOwnScreen(root, id)
    if (!screen) continue
    declareChoices(screen.fields, screen.perm)
    declareFieldChecks(screen.fields, screen.perm)
  }
}

/** What screens of this process say, each good while it has the same version. */
const known = new Map<string, { readonly version: number; readonly choices: readonly Choice[] }>()
const MOST_KNOWN = 500

/** Says how stored screens choose out of tables, to whom they are shown. They never say what may be checked. */
export function declareStoredScreens(root: string): void {
  const choicesIn = ({ id, name, version, content }: Awaited<ReturnType<typeof choosingFrom>>[number]) => {
    const found = known.get(id)
    if (found?.version === version) return found.choices
    const choices = (readScreen(root, STORED + name, content).screen?.fields ?? []).flatMap(choicesOf)
    if (known.size >= MOST_KNOWN) known.clear()
    known.set(id, { version, choices })
    return choices
  }
  declareChoiceFinder('stored-screen', async (trx, { session }, dict) => {
    const screens = await choosingFrom(trx, session, dict.split(',', 1)[0] ?? '')
    return screens.flatMap(choicesIn).filter(choice => choice.dict === dict)
  })
}

/**
 * The first `table,text,code` written into a screen by which its author may not choose; undefined when there is none. What the fields of
 * its entity say is not the author's word.
 */
export async function strangeChoice(trx: Trx, asking: Asking, fields: readonly FieldModel[], content: string): Promise<string | undefined> {
  const dicts = new Set(fields.flatMap(choicesOf).map(({ dict }) => dict))
  for (const dict of dicts) if (content.includes(dict.split(',', 1)[0] ?? '') && !(await mayChooseBy(trx, asking, dict))) return dict
  return undefined
}
