import type { Client } from '../../model/client'
import { splitValues } from '../base/comma'
import { fileName } from './stored-file'

/** A file as the file pop-up hands it over. */
export interface PopFile {
  readonly id: string
  readonly name: string
  /** Where it can be read. */
  readonly url: string
  readonly path: string
  readonly status: 'done'
}

export const popFiles = (value: string | null, client: Pick<Client, 'fileUrl'>): readonly PopFile[] =>
  splitValues(value).map(path => ({ id: path, name: fileName(path), url: client.fileUrl(path), path, status: 'done' }))
