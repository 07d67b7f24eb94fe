import { JobTypes } from '../jobs'
import { type Catalog, createQueryCatalog } from '../query'
import { EntityHooks } from '../records/entity-hooks'
import { FilePlaces } from '../subjects/files'
import { Settings } from '../subjects/settings'
import { WatchLists } from '../subjects/watch-lists'

/** Empty; the modules of an application fill it. */
export const createCatalog = (): Catalog => {
  const query = createQueryCatalog()
  return {
    ...query,
    entities: new EntityHooks(),
    filePlaces: new FilePlaces(),
    jobs: new JobTypes(query.choices),
    settings: new Settings(),
    watchLists: new WatchLists(),
  }
}
