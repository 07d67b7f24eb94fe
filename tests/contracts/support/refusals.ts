import { expect } from 'vitest'
import type { Operation } from '../../../server/http/contract'
import type { TestAnswer } from '../../helpers/server'
import { operations, typesOf } from './contracts'

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
