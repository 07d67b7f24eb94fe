import { Alert, Button, Modal, Radio, Space, Table, type TableColumnType } from 'antd'
import { type ReactNode, useState } from 'react'
import { useNarrow } from '../../hooks/media-query'
import type { Side } from './side'
import { texts } from './texts'

/** What is decided about, such as one field or one cell. */
export interface SidesLine {
  readonly key: string
  /** Names the choice for screen readers. */
  readonly label: string
  /** What is chosen at first; without it `mine`. */
  readonly side?: Side
}

/** A column that says what a line is about. */
export interface SidesHead<Line> {
  readonly title: string
  readonly dataIndex: keyof Line & string
  /** Pixels. */
  readonly width?: number
}

export interface SidesDialogProps<Line extends SidesLine> {
  readonly title: string
  /** Pixels. */
  readonly width: number
  readonly hints: readonly string[]
  readonly lines: readonly Line[]
  /** The two sides follow them; a narrow window has them in one column. */
  readonly heads: readonly SidesHead<Line>[]
  readonly draw: (line: Line, side: Side) => ReactNode
  readonly onDecide: (sides: ReadonlyMap<string, Side>) => void
  readonly onCancel: () => void
}

/** Both sides of what two people have changed, line by line, to choose from; nothing is lost before it is decided. */
export function SidesDialog<Line extends SidesLine>({
  title,
  width,
  hints,
  lines,
  heads,
  draw,
  onDecide,
  onCancel,
}: SidesDialogProps<Line>) {
  const narrow = useNarrow()
  const [sides, setSides] = useState<ReadonlyMap<string, Side>>(() => new Map(lines.map(({ key, side }) => [key, side ?? 'mine'])))
  const all = (side: Side) => setSides(new Map(lines.map(({ key }) => [key, side])))
  const column = (side: Side): TableColumnType<Line> => ({
    title: texts[side],
    render: (_, line) => (
      <Radio
        checked={sides.get(line.key) === side}
        onChange={() => setSides(new Map(sides).set(line.key, side))}
        aria-label={`${line.label} ${texts[side]}`}
      >
        {draw(line, side)}
      </Radio>
    ),
  })
  return (
    <Modal
      open
      width={width}
      title={title}
      onCancel={onCancel}
      maskClosable={false}
      footer={
        <Space wrap style={{ justifyContent: 'flex-end' }}>
          <Button onClick={() => all('mine')}>{texts.allMine}</Button>
          <Button onClick={() => all('theirs')}>{texts.allTheirs}</Button>
          <Button autoInsertSpace={false} onClick={onCancel}>
            {texts.cancel}
          </Button>
          <Button type="primary" onClick={() => onDecide(sides)}>
            {texts.saveAgain}
          </Button>
        </Space>
      }
    >
      {hints.map(hint => (
        <Alert key={hint} type="warning" showIcon message={hint} style={{ marginBottom: 12 }} />
      ))}
      <Table<Line>
        size="small"
        pagination={false}
        {...(narrow ? { tableLayout: 'fixed', scroll: { y: 400 } } : { scroll: { x: 'max-content', y: 400 } })}
        rowKey="key"
        dataSource={[...lines]}
        columns={[...(narrow ? [oneHead(heads)] : heads), column('mine'), column('theirs')]}
      />
    </Modal>
  )
}

/** All that says what a line is about, below one another. */
function oneHead<Line extends SidesLine>(heads: readonly SidesHead<Line>[]): TableColumnType<Line> {
  return {
    title: heads.map(({ title }) => title).join(' / '),
    width: 108,
    render: (_, line) => heads.map(({ dataIndex }) => <div key={dataIndex}>{String(line[dataIndex])}</div>),
  }
}
