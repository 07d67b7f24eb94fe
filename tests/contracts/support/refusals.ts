import { expect } from 'vitest'
import type { Operation } from '../../../server/http/contract'
import { readOwnScreens, titlesOfScreens } from '../../../server/subjects/screens'
import { root } from '../../../server/util/root'
import type { TestAnswer } from '../../helpers/server'
import { operations, propertiesOf, typesOf } from './contracts'

/** Operations as rows of a table of tests. */
export const named = (list: readonly Operation[]) => list.map(operation => [operation.id, operation] as const)

/** Those that are not answered by another one. */
export const own = operations.filter(({ id, handledBy }) => id === handledBy)

/** Whether a schema takes texts. */
export const isText = (schema: Readonly<Record<string, unknown>>) => typesOf(schema).includes('string')

/** Refused as bad input, with these words. */
export function expectRefused({ status, body }: TestAnswer, message: string | RegExp): void {
  expect([status, body]).toEqual([
    400,
    { success: false, code: 400, message: expect.stringMatching(message), result: null, timestamp: expect.any(Number) },
  ])
}

const titleOfScreens = titlesOfScreens(() => readOwnScreens(root))

/** How a refusal names a field of a body or a question: by its title where there is one. For a regular expression. */
export function fieldName({ path, body, query }: Operation, name: string): string {
  const own = [...propertiesOf(body), ...propertiesOf(query)].find(([key]) => key === name)?.[1].title
  const title = typeof own === 'string' ? own : (titleOfScreens(path, name) ?? name)
  return title.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
}
