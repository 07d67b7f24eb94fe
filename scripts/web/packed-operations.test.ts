import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { operations } from '../../src/api/generated/operations'
import { root } from '../steps.mjs'
import { packedModule, packOperations } from './packed-operations'

it('gives the table that was packed, of every operation of ours', async () => {
  const table = readFileSync(join(root, 'src/api/generated/operations.ts'), 'utf8')
  const lines = packOperations(table)
  const unpacked = (await import(`data:text/javascript,${encodeURIComponent(packedModule(lines))}`)) as { operations: object }
  expect(unpacked.operations).toEqual(operations)
  expect(lines.length).toBeLessThan(table.length / 2)
})

it('names an operation only where its path says another name', () => {
  const table = "  roleList: { method: 'GET', path: '/role/list' },\n  roleDrop: { method: 'POST', path: '/role/delete/{id}' },\n"
  expect(packOperations(table)).toBe('/role\nlist\ndelete/{id} POST roleDrop')
})
