import { DeleteOutlined } from '@ant-design/icons'
import { Button, Card, Empty } from 'antd'
import type { SavedQuery } from './conditions'
import { texts } from './texts'

export interface SavedQueryListProps {
  readonly queries: readonly SavedQuery[]
  readonly onChoose: (query: SavedQuery) => void
  readonly onRemove: (name: string) => void
}

/** The card 保存的查询: a click on a name shows its conditions. */
export function SavedQueryList({ queries, onChoose, onRemove }: SavedQueryListProps) {
  return (
    <Card size="small" title={texts.savedQueries}>
      {queries.length === 0 && <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={texts.noSavedQueries} />}
      {queries.map(query => (
        <div key={query.title} className="weft-advanced-buttons">
          <Button
            type="text"
            block
            style={{ textAlign: 'left', overflow: 'hidden' }}
            autoInsertSpace={false}
            onClick={() => onChoose(query)}
          >
            {query.title}
          </Button>
          <Button
            type="text"
            icon={<DeleteOutlined aria-hidden />}
            aria-label={texts.removeSavedLabel(query.title)}
            onClick={() => onRemove(query.title)}
          />
        </div>
      ))}
    </Card>
  )
}
