import { Readable } from 'node:stream'
import { extensionOf } from '../../../../renderer/core'
import type { Actor, Database } from '../../../db/database'
import { askRun } from '../../../jobs'
import { ServerError } from '../../../util/errors'
import type { Files } from '../../files'
import { addDocument, addRefused, type Shared } from '../ingest/add'
import { UNPACK } from '../ingest/unpack'
import type { Letter, SentFile } from './letter'
import { texts } from './texts'

/** Where files of mail are kept. */
export interface TakeServices {
  readonly database: Pick<Database, 'withTenant'>
  readonly files: Pick<Files, 'receive' | 'checkUpload' | 'keepUpload'>
}

type Checked = Awaited<ReturnType<Files['checkUpload']>>
interface Brought {
  readonly name: string
  readonly file?: Checked
  readonly refused?: string
  readonly discard: () => Promise<void>
}

async function bring({ files }: TakeServices, { name, bytes }: SentFile): Promise<Brought> {
  const received = await files.receive(Readable.from([bytes]))
  try {
    const file = await files.checkUpload(received, { name, biz: 'library' })
    if (file.received !== received) await received.discard()
    return { name, file, discard: () => file.received.discard() }
  } catch (error) {
    await received.discard()
    if (!(error instanceof ServerError)) throw error
    return { name, refused: error.message, discard: async () => {} }
  }
}

/** Makes documents of the files of a mail, as its sender, all or none; what may not be kept is a document that says why. How many files. */
export async function takeLetter(services: TakeServices, actor: Actor, sender: string, { subject, files }: Letter): Promise<number> {
  const shared: Shared = { secretLevel: '0', source: texts.source(sender, subject) }
  const brought: Brought[] = []
  try {
    for (const file of files) brought.push(await bring(services, file))
    await services.database.withTenant(actor, async trx => {
      for (const { name, file, refused = '' } of brought) {
        if (!file) await addRefused(trx, name, refused, shared)
        else if (extensionOf(name) === 'zip')
          await askRun(trx, {
            type: UNPACK,
            params: { file: await services.files.keepUpload(trx, file), shared },
            tells: 'success,failure',
          })
        else await addDocument(trx, name, await services.files.keepUpload(trx, file), shared)
      }
    })
    return files.length
  } catch (error) {
    for (const { discard } of brought) await discard()
    throw error
  }
}
