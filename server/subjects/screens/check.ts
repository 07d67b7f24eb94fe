import { cellRefusal } from '../../../renderer/codecs'
import {
  type Contracts,
  type Issue,
  type ScreenEnvironment,
  type ScreenModel,
  STORED,
  screenChecks,
  storedName,
} from '../../../renderer/core'
import type { ScreenIssue } from '../../generated/operations'
import type { Operation } from '../../http/contract'
import { type Catalog, declaredTables } from '../../query'
import { screenContracts } from './contracts'
import { ownText, readScreen, screenIds } from './load'
import type { LiveWords } from './repository'

interface CheckedScreen {
  /** Absent when there is an issue. */
  readonly screen?: ScreenModel | undefined
  readonly issues: readonly ScreenIssue[]
}

/** Holds a screen against everything that it may name, as `npm run check:screens` does with those of the repository. */
export type ScreenCheck = (name: string, text: string, catalog: Catalog, live: LiveWords) => CheckedScreen

/** The check of this server: `root` holds the repository's definitions, `operations` are what it answers. */
export function screenCheck(root: string, operations: readonly Operation[]): ScreenCheck {
  const own = screenIds(root)
  let contracts: Contracts | undefined
  return (name, text, catalog, { dictionaries, rights, names, named }) => {
    contracts ??= screenContracts(operations)
    const environment: ScreenEnvironment = {
      contracts,
      screens: new Set([...own, ...names.map(known => STORED + known)]),
      dictionaries: new Set(dictionaries.keys()),
      dictionaryValues: dictionaries,
      tables: declaredTables(catalog),
      refusal: cellRefusal,
      checks: screenChecks,
      rights: new Set(rights.flatMap(perms => perms.split(','))),
    }
    const listOf = (id: string) => {
      const child = own.includes(id) ? ownText(root, id) : named.get(storedName(id) ?? '')
      const list = child === undefined ? undefined : readScreen(root, id, child, environment).screen?.source?.operations.list
      return list === false ? undefined : list
    }
    const { screen, issues } = readScreen(root, `${STORED}${name}`, text, { ...environment, listOf })
    return { screen, issues: issues.map(issue => told(issue, text)) }
  }
}

const WORD = /"(?:[^"\\]|\\.)*"?|[^\s,:[\]{}]+|\S/y

/** An issue with the characters that it is about. */
function told({ code, message, position }: Issue, text: string): ScreenIssue {
  const { line, column } = position ?? { line: 1, column: 1 }
  const before = text.split('\n').slice(0, line - 1)
  const from = Math.min(before.reduce((sum, each) => sum + each.length + 1, 0) + column - 1, text.length)
  WORD.lastIndex = from
  const word = WORD.exec(text)?.[0] ?? ''
  return { code, message, line, column, from, to: from + word.length }
}
