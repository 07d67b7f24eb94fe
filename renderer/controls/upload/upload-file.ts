import type { JSONSchemaType } from 'ajv'
import { type Answer, RequestError } from '../../model/client'
import type { Host } from '../../model/host'
import { folderOf } from './folders'
import { withInactivityTimeout } from './inactivity-timeout'
import { texts } from './texts'

const ACTION = '/sys/common/upload'

/** Where a file goes, and where the answer holds its path. */
export interface UploadTarget {
  /** What the file is for; the server knows the words. */
  readonly biz: string
  /** Path of the API that takes it. */
  readonly action: string
  /** Field of the answer that holds the stored path; names joined by dots. */
  readonly responseName: string
  /** Fields that go with the file, by name. Default: `isup`, as of a grid. */
  readonly parts?: { readonly [name: string]: string }
}

/** Settings that every cell of stored files has. */
export interface UploadSettings extends Omit<UploadTarget, 'parts'> {
  /** Files that are kept, the last ones; 0: all. */
  readonly number: number
  /** Whether stored files can be had. */
  readonly allowDownload: boolean
  /** Whether files can be taken out. */
  readonly allowRemove: boolean
}

/** The schemas of those settings, by name. */
export const uploadProperties = (number: number) =>
  ({
    biz: { type: 'string', default: 'temp', minLength: 1 },
    action: { type: 'string', default: ACTION, pattern: '^/' },
    responseName: { type: 'string', default: 'message', minLength: 1 },
    number: { type: 'integer', minimum: 0, default: number },
    allowDownload: { type: 'boolean', default: true },
    allowRemove: { type: 'boolean', default: true },
  }) as const satisfies JSONSchemaType<UploadSettings>['properties']

export const uploadRequired = ['biz', 'action', 'responseName', 'number', 'allowDownload', 'allowRemove'] as const

/** Bytes; larger files go in parts that go on where they stopped. */
export const LARGE = 8 * 1024 * 1024

/** How a file on its way is heard of. */
export interface UploadCallbacks {
  readonly onProgress: (share: number) => void
  /** True while the server cannot be reached and is tried again. */
  readonly onWaiting: (waiting: boolean) => void
}

/** Of an upload whose progress is not shown. */
export const noCallbacks: UploadCallbacks = { onProgress: () => undefined, onWaiting: () => undefined }

/** Whether a file goes in parts: it is large, goes to the server's own upload, and the application can send parts. */
export const goesInParts = ({ client }: Host, file: File, { action }: UploadTarget): boolean =>
  file.size > LARGE && action === ACTION && client.uploadParts !== undefined

/** Why a file failed, as users read it; '' where no reason came. */
export const reasonOf = (error: unknown): string => (error instanceof Error && error.message !== texts.unknown ? error.message : '')

/** Says which file failed, and why. Servers begin their reason with the same words. */
export const uploadFailure = (file: File, error: unknown): string =>
  texts.fileFailed(file.name, reasonOf(error).replace(/^(上传失败|The upload failed)[！!]\s*/, ''))

/** Sends a file and gives back the path under which it is stored. One of which nothing is heard any more is given up. */
export async function uploadFile(
  host: Host,
  file: File,
  target: UploadTarget,
  signal: AbortSignal,
  callbacks: UploadCallbacks,
): Promise<string> {
  const answer = await withInactivityTimeout(signal, callbacks, (inner, watched) => send(host, file, target, inner, watched))
  // Some servers put a list of one into brackets.
  const path = memberText(answer, target.responseName)
    .replace(/^\[(.*)\]$/, '$1')
    .trim()
  if (!answer.success || path === '') throw new Error(answer.message === '' || answer.success ? texts.unknown : answer.message)
  return path
}

async function send(host: Host, file: File, target: UploadTarget, signal: AbortSignal, callbacks: UploadCallbacks): Promise<Answer> {
  const { client } = host
  if (goesInParts(host, file, target) && client.uploadParts) {
    try {
      return await client.uploadParts({ file, biz: target.biz, folder: folderOf(file), signal, ...callbacks })
    } catch (error) {
      // A back end of the family that has never heard of parts.
      if (!(error instanceof RequestError) || error.code !== 404) throw error
    }
  }
  const form = new FormData()
  // Fields go before the file: a server reads them while the file still streams.
  const folder = folderOf(file)
  if (folder !== '') form.append('folder', folder)
  for (const [name, value] of Object.entries(target.parts ?? { isup: '1' })) form.append(name, value)
  form.append('biz', target.biz)
  form.append('file', file, file.name)
  return client.upload({ method: 'POST', path: target.action, form, signal, onProgress: callbacks.onProgress })
}

function memberText(answer: unknown, name: string): string {
  let value = answer
  for (const part of name.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, part)) return ''
    value = (value as { readonly [key: string]: unknown })[part]
  }
  return typeof value === 'string' ? value : ''
}
