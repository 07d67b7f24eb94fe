import { fetchItems } from '../shared/fetch-items'
import type { FetchLabels } from '../shared/label-loader'

/** The word under which texts of a dictionary's values are kept. */
export const labelsOf = (dict: string): string => `search ${dict}`

/** Texts of values, of all that are drawn together by one request. */
export const fetchLabels =
  (dict: string): FetchLabels =>
  (host, keys) =>
    fetchItems(host, dict, keys)
