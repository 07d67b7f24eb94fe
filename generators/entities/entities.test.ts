import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readContract } from '../contract'
import { run } from './target'

const repository = join(import.meta.dirname, '../..')
let root: string

function write(name: string, entity: object) {
  mkdirSync(join(root, 'schemas/entities/course'), { recursive: true })
  writeFileSync(join(root, `schemas/entities/course/${name}.json`), JSON.stringify(entity, null, 2))
}
const entity = { title: '讲师', table: 'course_lecturer', perm: 'lecturer:', fields: { name: { title: '姓名', required: true } } }
const outputs = () => run({ root, command: 'make' })

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'entities-'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

it('makes nothing of no entities', async () => {
  expect(await outputs()).toEqual(new Map())
})

it('makes a contract that reads like the hand-written ones', async () => {
  write('lecturer', entity)
  const made = await outputs()
  expect([...made.keys()]).toEqual(['schemas/api/generated/course-lecturer.json'])
  const { contract, messages } = readContract([...made.keys()], file => made.get(file) ?? readFileSync(join(repository, file), 'utf8'))
  expect(messages).toEqual([])
  const operations = contract.documents[0]?.operations ?? []
  expect(operations.find(({ id }) => id === 'courseLecturerAdd')).toMatchObject({ method: 'POST', path: '/course/lecturer/add' })
  expect(operations.find(({ id }) => id === 'courseLecturerAdd')?.extensions.get('x-auth')).toBe('lecturer:add')
})

it('stops at a broken entity with its place', async () => {
  write('lecturer', { ...entity, fields: { name: { title: '姓名', type: 'inptu' } } })
  await expect(outputs()).rejects.toThrow(/schemas\/entities\/course\/lecturer\.json:\d+:\d+ \w+/)
})
