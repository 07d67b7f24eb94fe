import type { JSONSchemaType } from 'ajv'
import type { Host } from '../../../model/host'
import { texts } from './texts'

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
    action: { type: 'string', default: '/sys/common/upload', pattern: '^/' },
    responseName: { type: 'string', default: 'message', minLength: 1 },
    number: { type: 'integer', minimum: 0, default: number },
    allowDownload: { type: 'boolean', default: true },
    allowRemove: { type: 'boolean', default: true },
  }) as const satisfies JSONSchemaType<UploadSettings>['properties']

export const uploadRequired = ['biz', 'action', 'responseName', 'number', 'allowDownload', 'allowRemove'] as const

/** Sends a file and gives back the path under which it is stored. */
export async function uploadFile(
  host: Host,
  file: File,
  { biz, action, responseName, parts = { isup: '1' } }: UploadTarget,
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<string> {
  const form = new FormData()
  // Fields go before the file: a server reads them while the file still streams.
  for (const [name, value] of Object.entries(parts)) form.append(name, value)
  form.append('biz', biz)
  form.append('file', file, file.name)
  const answer = await host.client.upload({ method: 'POST', path: action, form, signal, onProgress })
  // Some servers put a list of one into brackets.
  const path = memberText(answer, responseName)
    .replace(/^\[(.*)\]$/, '$1')
    .trim()
  if (!answer.success || path === '') throw new Error(answer.message === '' || answer.success ? texts.unknown : answer.message)
  return path
}

function memberText(answer: unknown, name: string): string {
  let value = answer
  for (const part of name.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, part)) return ''
    value = (value as { readonly [key: string]: unknown })[part]
  }
  return typeof value === 'string' ? value : ''
}
