import { createHash } from 'node:crypto'
import { createReadStream, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { extensionOf, kindOf } from '../../../../renderer/core'
import type { Database } from '../../../db/database'
import type { OwnerAccess } from '../../../db/owner'
import { root } from '../../../util/root'
import { SYSTEM_TENANT } from '../../../util/system-tenant'
import type { Files } from '../../files'
import { askReading } from '../ingest/ask'
import { addFiles, unreadDocuments } from './repository'

const folder = join(root, 'schemas', 'demo', 'unstructur')

interface DemoFile {
  readonly id: string
  readonly biz: string
  readonly name: string
  /** Where its bytes come from. */
  readonly place: string
}

/** Files of the sample documents, by the stored paths that their rows name. */
function demoFiles(): readonly DemoFile[] {
  const rows = JSON.parse(readFileSync(join(folder, 'documentdata', 'documentinformation.json'), 'utf8')) as { readonly file: string }[]
  return rows.map(({ file }) => {
    const [biz = '', id = '', name = ''] = file.split('/')
    return { id, biz, name, place: join(folder, 'files', name) }
  })
}

function fileRow({ id, biz, name, place }: DemoFile) {
  const bytes = readFileSync(place)
  const type = kindOf(extensionOf(name))?.type ?? 'application/octet-stream'
  return { id, biz, name, type, size: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') }
}

/** Rows of the files, before the documents that name them are added. */
export async function prepareDemo(owner: OwnerAccess): Promise<void> {
  if (owner.demo) await addFiles(owner, demoFiles().map(fileRow))
}

/** Puts the bytes of sample documents to the others, and asks for a reading of those that were not read yet. */
export async function readDemo({ bytes }: Pick<Files, 'bytes'>, { withTenant }: Pick<Database, 'withTenant'>): Promise<void> {
  for (const { id, place } of demoFiles()) if (!existsSync(bytes.placeOf(id))) await (await bytes.receive(createReadStream(place))).keep(id)
  await withTenant({ tenantId: SYSTEM_TENANT, username: 'admin', orgCode: null, clearance: '2' }, async trx => {
    for (const id of await unreadDocuments(trx)) await askReading(trx, id)
  })
}
