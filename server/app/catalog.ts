import { JobTypes } from '../jobs'
import { type Catalog, createQueryCatalog } from '../query'
import { EntityHooks } from '../records/entity-hooks'
import { FilePlaces } from '../subjects/files'
import { Settings } from '../subjects/settings'

/** Empty; the modules of an application fill it. */
export const createCatalog = (): Catalog => ({
  ...createQueryCatalog(),
  entities: new EntityHooks(),
  filePlaces: new FilePlaces(),
  jobs: new JobTypes(),
  settings: new Settings(),
})
