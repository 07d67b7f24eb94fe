import type { CellViewerProps } from '../../model/cell-type'
import { LabelsText } from '../choice/labels-text'
import type { TreeSource } from './nodes'

/** The names of stored nodes, asked for by one request for all that are drawn together. */
export function TreeNames({ source, ...props }: CellViewerProps<string, unknown> & { readonly source: TreeSource }) {
  return <LabelsText {...props} what={source.what} fetch={source.fetch} />
}
