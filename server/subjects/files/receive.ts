import type { FastifyRequest } from 'fastify'
import { withoutOuterBlanks } from '../../../renderer/core'
import { formText } from '../../http/contract'
import { fail } from '../../util/errors'
import type { CheckedFile, Files, UploadName } from './files'
import type { Trx } from './repository'
import type { Received } from './store'
import { texts } from './texts'

/** A file that came with a form. */
export interface Upload {
  readonly received: Received
  readonly name: string
  /** The other fields of the form. */
  readonly fields: Readonly<Record<string, string>>
}

/** The first file of the request and its fields, in whatever order they come. */
export async function readUpload(request: FastifyRequest): Promise<Upload> {
  if (!request.isMultipart()) fail(texts.failed)
  let received: Received | undefined
  let name = ''
  const fields = new Map<string, string>()
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') {
        if (typeof part.value === 'string') fields.set(part.fieldname, formText(request, part.fieldname, part.value))
      } else if (received) {
        part.file.resume()
      } else {
        name = withoutOuterBlanks(part.filename)
        received = await request.server.files.receive(part.file)
      }
    }
  } catch (error) {
    await received?.discard()
    throw error
  }
  return received ? { received, name, fields: Object.fromEntries(fields) } : fail(texts.failed)
}

/** What came, and what will be kept of it; when `work` fails neither stays. */
export async function keeping<T>(
  received: Received,
  check: () => Promise<CheckedFile>,
  work: (file: CheckedFile) => Promise<T>,
): Promise<T> {
  let file: CheckedFile | undefined
  try {
    file = await check()
    const done = await work(file)
    if (file.received !== received) await received.discard()
    return done
  } catch (error) {
    await file?.received.discard()
    await received.discard()
    throw error
  }
}

/** Checks an upload and has `work` keep it within a transaction; `keep` gives its stored path. */
export const keepFile = <T>(
  files: Files,
  { received, ...upload }: UploadName & { readonly received: Received },
  work: (keep: (trx: Trx) => Promise<string>) => Promise<T>,
): Promise<T> =>
  keeping(
    received,
    () => files.checkUpload(received, upload),
    file => work(trx => files.keepUpload(trx, file)),
  )
