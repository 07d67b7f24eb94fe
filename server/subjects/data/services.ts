import type { DataEngine } from '../../data/engine'
import type { Database } from '../../db/database'
import type { Catalog } from '../../query'
import type { Files } from '../files'

/** What sheets are made and read with, beside the transactions of a call or run. */
export interface DataServices {
  readonly engine: DataEngine
  readonly files: Pick<Files, 'bytes' | 'keepUpload'>
  readonly database: Database
  readonly catalog: Catalog
  /** Opens the passwords of data sources. */
  readonly dataSourceKey: Buffer
  /** Where files are written before they are kept; gone once this process is, at the next start. */
  readonly folder: string
}

/** They are there once the application has its database. */
export type DataServicesLater = () => DataServices
