// Made by `npm run generate`. Do not edit: change what it is made from.
/** Taking in documents */
import { http } from '../http'
import { type Config } from './request'

export interface DocumentFolders {
  /** Documents, joined by commas. */
  ids: string
  /** Folders, joined by commas. */
  folderIds: string
  /** False: the documents are taken out of them. */
  in: boolean
}

/**
 * Put documents into folders, or take them out of folders and what stands below these.
 *
 * `POST /unstructur/documentdata/documentinformation/folders`
 */
export function unstructurDocumentdataDocumentinformationFolders(request: { body: DocumentFolders }, config?: Config) {
  return http.Post<null>('/unstructur/documentdata/documentinformation/folders', request.body, config)
}
