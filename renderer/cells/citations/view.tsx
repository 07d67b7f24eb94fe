import { LabelsText } from '../../controls/choice/labels-text'
import { useKnown } from '../../dictionary/labels'
import type { CellType, CellViewerProps } from '../../model/cell-type'
import { useHost } from '../../source/host-context'
import { SafeLink } from '../../ui/html/safe-link'
import { lazyPart } from '../../ui/loading/lazy-part'
import { citationKey, citationPath, citationsOf } from './citation'
import { type CitationSettings, definition } from './definition'
import { citationNames } from './names'
import { texts } from './texts'

const Editor = lazyPart(async () => (await import('./editor')).Editor)

/** One line of titles in a list; in details each opens its page in the reader. */
function Viewer(props: CellViewerProps<string, CitationSettings>) {
  return props.view === 'list' ? <LabelsText {...props} {...citationNames} /> : <Citations value={props.value} />
}

function Citations({ value }: Pick<CellViewerProps<string, CitationSettings>, 'value'>) {
  const host = useHost()
  const citations = citationsOf(value)
  const keys = citations.map(citationKey)
  const { labels, gone } = useKnown(citationNames.what, keys, citationNames.fetch)
  if (citations.length === 0) return null
  return (
    <ul style={{ margin: 0, paddingInlineStart: 18 }}>
      {citations.map(citation => {
        const key = citationKey(citation)
        const path = citationPath(citation)
        const title = labels.get(key)
        return (
          <li key={key}>
            {title !== undefined && host.opens(path) ? (
              <SafeLink href={path}>{title}</SafeLink>
            ) : (
              (title ?? (gone.has(key) ? texts.gone : '…'))
            )}
          </li>
        )
      })}
    </ul>
  )
}

export const citations: CellType<string, CitationSettings> = { ...definition, Viewer, Editor }
