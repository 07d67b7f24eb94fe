import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { OnlineFormFieldGiven, OnlineFormHeadGiven, OnlineFormIndexGiven } from '../../../generated/operations'
import { readJsonFile } from '../../../util/json-file'
import { root } from '../../../util/root'

/** A page of a sample in the menu. */
export interface SampleMenu {
  readonly name: string
  /** The kind of page, such as `cgformList`. */
  readonly page: string
  readonly component: string
}

/** A sample form with its rows, as `schemas/demo/forms` writes it. */
export interface Sample {
  /** Where it stands, below the root. */
  readonly file: string
  readonly head: OnlineFormHeadGiven
  readonly fields: readonly OnlineFormFieldGiven[]
  readonly indexs: readonly OnlineFormIndexGiven[]
  readonly menus: readonly SampleMenu[]
  /** Keys in camel case, as those of every seed; ids stay the same for ever. */
  readonly rows: readonly (Readonly<Record<string, unknown>> & { readonly id: string })[]
}

const folder = join(root, 'schemas', 'demo', 'forms')

/** Every sample form, by the names of their tables. */
export const readSamples = (): readonly Sample[] =>
  readdirSync(folder)
    .filter(name => name.endsWith('.json'))
    .sort()
    .map(name => ({ ...(readJsonFile(join(folder, name)) as Omit<Sample, 'file'>), file: join('schemas', 'demo', 'forms', name) }))
