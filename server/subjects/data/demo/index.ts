import { join } from 'node:path'
import type { Database } from '../../../db/database'
import type { OwnerAccess } from '../../../db/owner'
import { readJsonFile } from '../../../util/json-file'
import { root } from '../../../util/root'
import { SYSTEM_TENANT } from '../../../util/system-tenant'
import { askImport } from '../imports/ask'
import type { ChosenImport } from '../imports/repository'
import { addImports, readyImports, SAMPLE_AUDITOR } from './repository'

/** A sample sheet: its id is that of its import, its file a stored path. */
interface SampleSheet extends Pick<ChosenImport, 'name' | 'folderId' | 'columns'> {
  readonly id: string
  readonly file: string
}

const FILE = join('schemas', 'demo', 'data', 'sheets.json')

const sampleSheets = () => readJsonFile(join(root, FILE)) as readonly SampleSheet[]

const importRow = ({ id, file, ...chosen }: SampleSheet) => ({ id, file, fileName: file.split('/').at(-1), state: 'ready', chosen })

/** Adds imports of the sample sheets, which begin when their files are there. */
export async function addSampleImports(owner: OwnerAccess): Promise<void> {
  if (!owner.demo) return
  await addImports(owner, sampleSheets().map(importRow), FILE)
}

/** Has the sample sheets brought in that were not yet; their files are there. */
export async function importSampleSheets({ withTenant }: Pick<Database, 'withTenant'>): Promise<void> {
  await withTenant({ tenantId: SYSTEM_TENANT, username: SAMPLE_AUDITOR, orgCode: null }, async trx => {
    const ids = sampleSheets().map(({ id }) => id)
    for (const id of await readyImports(trx, ids)) await askImport(trx, id)
  })
}
