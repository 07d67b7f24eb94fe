import { Button, Empty } from 'antd'
import { texts } from '../texts'
import './chosen-list.css'

export interface ChosenListProps {
  readonly title: string
  /** Keys with their texts, in the order of choosing. */
  readonly chosen: readonly { readonly key: string; readonly text: string }[]
  readonly onRemove: (key: string) => void
  readonly onClear: () => void
}

/** What is chosen, beside the rows that it is chosen from. */
export function ChosenList({ title, chosen, onRemove, onClear }: ChosenListProps) {
  return (
    <section className="weft-chosen" aria-label={title}>
      <header>
        <span>{title}</span>
        <span className="weft-chosen-count" aria-live="polite">
          {texts.chosenCount(chosen.length)}
        </span>
        {chosen.length > 0 && (
          <Button type="link" size="small" autoInsertSpace={false} onClick={onClear}>
            {texts.clear}
          </Button>
        )}
      </header>
      {chosen.length === 0 ? (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={texts.empty} />
      ) : (
        <ul>
          {chosen.map(({ key, text }) => (
            <li key={key}>
              <span title={text}>{text}</span>
              <Button type="link" size="small" autoInsertSpace={false} aria-label={`${texts.remove} ${text}`} onClick={() => onRemove(key)}>
                {texts.remove}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
