import { Button, Empty } from 'antd'
import { useEffect, useRef } from 'react'
import { texts } from '../../ui/texts'
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
  const { box, leave } = useFocusAfter(chosen)
  return (
    <section ref={box} className="weft-chosen" aria-label={title} tabIndex={-1}>
      <header>
        <span>{title}</span>
        <span className="weft-chosen-count" aria-live="polite">
          {texts.chosenCount(chosen.length)}
        </span>
        {chosen.length > 0 && (
          <Button
            type="link"
            size="small"
            autoInsertSpace={false}
            onClick={() => {
              leave(0)
              onClear()
            }}
          >
            {texts.clear}
          </Button>
        )}
      </header>
      {chosen.length === 0 ? (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={texts.empty} />
      ) : (
        <ul>
          {chosen.map(({ key, text }, index) => (
            <li key={key}>
              <span title={text}>{text}</span>
              <Button
                type="link"
                size="small"
                autoInsertSpace={false}
                aria-label={`${texts.remove} ${text}`}
                onClick={() => {
                  leave(index)
                  onRemove(key)
                }}
              >
                {texts.remove}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** A button that goes with its entry takes the focus along: the entry that comes into its place has it then, else the list. */
function useFocusAfter(chosen: ChosenListProps['chosen']) {
  const box = useRef<HTMLElement>(null)
  const left = useRef<number>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the entries are what the effect follows
  useEffect(() => {
    const index = left.current
    left.current = undefined
    if (index === undefined || document.activeElement !== document.body) return
    const buttons = box.current?.querySelectorAll<HTMLElement>('li button') ?? []
    const next = buttons[Math.min(index, buttons.length - 1)] ?? box.current
    next?.focus()
  }, [chosen])
  return {
    box,
    leave: (index: number) => {
      left.current = index
    },
  }
}
