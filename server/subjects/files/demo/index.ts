import { createHash } from 'node:crypto'
import { createReadStream, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { extensionOf, kindOf } from '../../../../renderer/core'
import type { OwnerAccess } from '../../../db/owner'
import { root } from '../../../util/root'
import type { Files } from '../files'
import { addFiles } from './repository'

const folder = join(root, 'schemas', 'demo')

/** Sample rows that name files, and in which fields; the files stand in the folder `files` of their area. */
const NAMING = [
  { area: 'unstructur', rows: 'documentdata/documentinformation', fields: ['file'] },
  { area: 'data', rows: 'sheets', fields: ['file'] },
  { area: 'course', rows: 'course', fields: ['cover'] },
  { area: 'course', rows: 'lesson', fields: ['file', 'captions'] },
  { area: 'website', rows: 'article', fields: ['cover'] },
  { area: 'website', rows: 'slide', fields: ['picture'] },
  { area: 'website', rows: 'link', fields: ['logo'] },
] as const

interface DemoFile {
  readonly id: string
  readonly biz: string
  readonly name: string
  /** Where its bytes come from. */
  readonly place: string
}

/** Files of sample rows, by the stored paths that these name, each once. */
function demoFiles(): readonly DemoFile[] {
  const named = NAMING.flatMap(({ area, rows, fields }) => {
    const read = JSON.parse(readFileSync(join(folder, area, `${rows}.json`), 'utf8')) as readonly Readonly<Record<string, unknown>>[]
    const paths = read.flatMap(row => fields.map(field => row[field])).filter(path => typeof path === 'string' && path !== '')
    return paths.map(path => {
      const [biz = '', id = '', name = ''] = String(path).split('/')
      return { id, biz, name, place: join(folder, area, 'files', name) }
    })
  })
  return [...new Map(named.map(file => [file.id, file])).values()]
}

function fileRow({ id, biz, name, place }: DemoFile) {
  const bytes = readFileSync(place)
  const kind = kindOf(extensionOf(name))
  const drawn = kind?.picture ? true : null
  const type = kind?.type ?? 'application/octet-stream'
  return { id, biz, name, type, size: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex'), drawn }
}

/** Rows of the files, before the rows that name them are added. */
export async function prepareDemo(owner: OwnerAccess): Promise<void> {
  if (owner.demo) await addFiles(owner, demoFiles().map(fileRow))
}

/** Puts the bytes of sample files to the others. */
export async function keepDemoFiles({ bytes }: Pick<Files, 'bytes'>): Promise<void> {
  for (const { id, place } of demoFiles()) if (!existsSync(bytes.placeOf(id))) await (await bytes.receive(createReadStream(place))).keep(id)
}
