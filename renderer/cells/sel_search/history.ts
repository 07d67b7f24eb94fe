import { readOptions } from '../../dictionary'
import type { Host } from '../../model/host'
import type { Option } from '../../model/option'

/** How many choices are kept. */
export const HISTORY_SIZE = 20

const keyOf = (dict: string) => `sel_search:${dict}`

/** What this person chose out of a table before, the last first. */
export const chosenBefore = (host: Host, dict: string): readonly Option[] => readOptions(host.settings.get(keyOf(dict)))

/** Puts a choice before the earlier ones. */
export function rememberChoice(host: Host, dict: string, { value, text }: Option): readonly Option[] {
  const kept = [{ value, text }, ...chosenBefore(host, dict).filter(option => option.value !== value)].slice(0, HISTORY_SIZE)
  host.settings.set(keyOf(dict), kept)
  return kept
}

/** Takes a choice out of the earlier ones. */
export function forgetChoice(host: Host, dict: string, value: string): readonly Option[] {
  const kept = chosenBefore(host, dict).filter(option => option.value !== value)
  host.settings.set(keyOf(dict), kept)
  return kept
}
