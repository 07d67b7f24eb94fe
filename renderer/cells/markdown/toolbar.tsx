import {
  BoldOutlined,
  CodeOutlined,
  EyeOutlined,
  FileImageOutlined,
  FontSizeOutlined,
  ItalicOutlined,
  LineOutlined,
  LinkOutlined,
  MenuOutlined,
  MinusSquareOutlined,
  OrderedListOutlined,
  StrikethroughOutlined,
  TableOutlined,
  UnorderedListOutlined,
} from '@ant-design/icons'
import type { EditorView } from '@codemirror/view'
import { Button } from 'antd'
import { type ReactNode, useRef } from 'react'
import { around, emptyTable, lines, part } from './commands'
import { texts } from './texts'

const TOOLS: readonly (readonly [title: () => string, icon: ReactNode, run: (view: EditorView) => void])[] = [
  [() => texts.heading, <FontSizeOutlined key="i" aria-hidden />, lines('## ')],
  [() => texts.bold, <BoldOutlined key="i" aria-hidden />, view => around('**')(view)],
  [() => texts.italic, <ItalicOutlined key="i" aria-hidden />, view => around('*')(view)],
  [() => texts.strike, <StrikethroughOutlined key="i" aria-hidden />, view => around('~~')(view)],
  [() => texts.quote, <MenuOutlined key="i" aria-hidden />, lines('> ')],
  [() => texts.list, <UnorderedListOutlined key="i" aria-hidden />, lines('- ')],
  [() => texts.numbered, <OrderedListOutlined key="i" aria-hidden />, lines('{n}. ')],
  [() => texts.code, <CodeOutlined key="i" aria-hidden />, view => around('`')(view)],
  [() => texts.block, <MinusSquareOutlined key="i" aria-hidden />, view => around('```\n', '\n```')(view)],
  [() => texts.link, <LinkOutlined key="i" aria-hidden />, view => around('[', `](https://)`)(view)],
  [() => texts.table, <TableOutlined key="i" aria-hidden />, part(emptyTable)],
  [() => texts.line, <LineOutlined key="i" aria-hidden />, part(() => '---')],
]

export interface ToolbarProps {
  readonly view: () => EditorView | null
  readonly fixed: boolean
  readonly preview: boolean
  readonly onPreview: (shown: boolean) => void
  readonly onImages: (files: readonly File[], view: EditorView) => void
}

/** Marks by a press, a picture from the disk, and the switch of the preview. */
export function Toolbar({ view, fixed, preview, onPreview, onImages }: ToolbarProps) {
  const files = useRef<HTMLInputElement>(null)
  const run = (command: (view: EditorView) => void) => {
    const here = view()
    if (here !== null) command(here)
  }
  return (
    <>
      {TOOLS.map(([title, icon, command]) => (
        <Tool key={title()} title={title()} icon={icon} disabled={fixed} onPress={() => run(command)} />
      ))}
      <Tool title={texts.image} icon={<FileImageOutlined aria-hidden />} disabled={fixed} onPress={() => files.current?.click()} />
      <input
        ref={files}
        type="file"
        accept="image/*"
        multiple
        hidden
        aria-hidden
        tabIndex={-1}
        onChange={event => {
          const chosen = [...(event.target.files ?? [])]
          event.target.value = ''
          run(here => onImages(chosen, here))
        }}
      />
      <Button
        type="text"
        size="small"
        icon={<EyeOutlined aria-hidden />}
        aria-label={texts.preview}
        aria-pressed={preview}
        title={texts.preview}
        onClick={() => onPreview(!preview)}
      />
    </>
  )
}

interface ToolProps {
  readonly title: string
  readonly icon: ReactNode
  readonly disabled: boolean
  readonly onPress: () => void
}

function Tool({ title, icon, disabled, onPress }: ToolProps) {
  return <Button type="text" size="small" icon={icon} aria-label={title} title={title} disabled={disabled} onClick={onPress} />
}
