import { MinusOutlined, PlusOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import type { MouseEvent, ReactNode } from 'react'
import { texts } from '../texts'

interface LinesProps<Line> {
  readonly title: string
  readonly lines: readonly Line[]
  readonly blank: Line
  readonly most: number
  readonly disabled: boolean
  readonly addText?: string
  readonly removeText?: (nth: number) => string
  readonly onChange: (lines: readonly Line[]) => void
  readonly children: (line: Line, change: (part: Partial<Line>) => void, nth: number) => ReactNode
}

/** When the last line is taken away the focus goes to the one before, else to the button that adds; another line is followed by the next in its place. */
function keepFocus({ currentTarget }: MouseEvent<HTMLElement>): void {
  const line = currentTarget.parentElement
  const adds = line?.nextElementSibling
  if (!adds?.matches('button')) return
  const beside = line?.previousElementSibling?.lastElementChild ?? adds
  if (beside instanceof HTMLElement) beside.focus()
}

/** Lines of a setting, added at the end and taken away one by one. */
export function Lines<Line>({
  title,
  lines,
  blank,
  most,
  disabled,
  addText = texts.addLine,
  removeText = texts.removeLine,
  onChange,
  children,
}: LinesProps<Line>) {
  return (
    <fieldset className="weft-recipe-lines" aria-label={title} disabled={disabled}>
      {lines.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no names of their own, and all of their inputs are controlled
        <div key={at} className="weft-recipe-line">
          {children(line, part => onChange(lines.with(at, { ...line, ...part })), at + 1)}
          <Button
            size="small"
            type="text"
            icon={<MinusOutlined aria-hidden />}
            aria-label={removeText(at + 1)}
            title={removeText(at + 1)}
            onClick={event => {
              keepFocus(event)
              onChange(lines.toSpliced(at, 1))
            }}
          />
        </div>
      ))}
      <Button
        size="small"
        type="dashed"
        icon={<PlusOutlined aria-hidden />}
        disabled={lines.length >= most}
        onClick={() => onChange([...lines, blank])}
      >
        {addText}
      </Button>
    </fieldset>
  )
}
