import {
  AlignCenterOutlined,
  AlignLeftOutlined,
  AlignRightOutlined,
  BgColorsOutlined,
  BoldOutlined,
  ClearOutlined,
  CodeOutlined,
  FontColorsOutlined,
  FormatPainterOutlined,
  ItalicOutlined,
  LayoutOutlined,
  LineOutlined,
  MenuOutlined,
  MenuUnfoldOutlined,
  OrderedListOutlined,
  RedoOutlined,
  StrikethroughOutlined,
  UnderlineOutlined,
  UndoOutlined,
  UnorderedListOutlined,
} from '@ant-design/icons'
import type { Editor } from '@tiptap/core'
import type { ReactNode } from 'react'
import { texts } from '../texts'
import { clearFormat, commonStand, setStand, toggleIndent, touchedBlocks } from './block'
import { ColourTool } from './colour-tool'
import { layOut } from './layout'
import { LinkTool } from './link-tool'
import type { Look } from './look'
import { isArmed, togglePainter } from './painter'
import { PictureSizeTool, PictureTool } from './picture-tool'
import { Entries, type MenuEntry, Popup } from './popup'
import type { RichText } from './rich-text'
import { ToolButton } from './roving'
import { TableTool } from './table-tool'

export interface ToolParts {
  readonly rich: RichText
  readonly notify: (text: string) => void
}

/** A tool: what draws it, and whether it stays where there is little room. */
export interface Tool {
  readonly name: string
  readonly always?: boolean
  readonly draw: (parts: ToolParts) => ReactNode
}

interface PlainTool {
  readonly always?: boolean
  readonly icon: ReactNode
  readonly run: (editor: Editor) => void
  /** Absent: it happens once, and is neither on nor off. */
  readonly on?: (editor: Editor) => boolean
  readonly can?: (editor: Editor) => boolean
}

const plain = (name: keyof typeof texts, { always = false, icon, run, on, can }: PlainTool): Tool => ({
  name,
  always,
  draw: ({ rich: { editor } }) => (
    <ToolButton
      name={name}
      label={String(texts[name])}
      icon={icon}
      pressed={on?.(editor)}
      disabled={can !== undefined && !can(editor)}
      onPress={() => run(editor)}
    />
  ),
})

const mark = (name: 'bold' | 'italic' | 'underline' | 'strike' | 'superscript' | 'subscript', icon: ReactNode, always = false): Tool =>
  plain(name, {
    icon,
    always,
    run: editor => editor.chain().focus().toggleMark(name).run(),
    on: editor => editor.isActive(name),
    can: editor => !editor.isActive('codeBlock'),
  })

const align = (name: 'left' | 'center' | 'right' | 'justify', icon: ReactNode): Tool =>
  plain(name, {
    icon,
    run: editor => setStand(editor, 'textAlign', name === 'left' ? null : name),
    on: editor => (commonStand(editor.state, 'textAlign') ?? 'left') === name,
    can: editor => touchedBlocks(editor.state).length > 0,
  })

interface Choice {
  readonly name: keyof typeof texts
  /** What is chosen; null is the standard, undefined several. */
  readonly value: (editor: Editor) => string | null | undefined
  readonly values: readonly string[]
  readonly set: (editor: Editor, value: string | null) => void
}

/** A menu of values; the button says the one that is chosen. */
const choice = ({ name, value, values, set }: Choice): Tool => ({
  name,
  draw: ({ rich: { editor } }) => {
    const chosen = value(editor)
    const entry = (each: string | null): MenuEntry => ({
      key: each ?? 'standard',
      text: each ?? texts.standard,
      checked: chosen === each,
      run: () => set(editor, each),
    })
    const label = String(texts[name])
    return (
      <Popup
        name={name}
        label={label}
        text={chosen ?? label}
        kind="menu"
        disabled={editor.isActive('codeBlock')}
        onDone={() => editor.view.focus()}
      >
        {done => <Entries entries={[null, ...values].map(entry)} done={done} />}
      </Popup>
    )
  },
})

const look = (name: Extract<Look, 'fontSize' | 'letterSpacing'>, values: readonly string[]): Tool =>
  choice({
    name,
    values,
    value: editor => (editor.getAttributes(name).value ?? null) as string | null,
    set: (editor, value) =>
      value === null ? editor.chain().focus().unsetMark(name).run() : editor.chain().focus().setMark(name, { value }).run(),
  })

/** Pixels from 12 to 72. */
export const FONT_SIZES = [12, 13, 14, 15, 16, 18, 20, 22, 24, 28, 32, 36, 40, 48, 56, 64, 72].map(size => `${size}px`)
/** From 1 to 2, and as official documents are written. */
export const LINE_HEIGHTS = [
  ...['1', '1.1', '1.2', '1.3', '1.4', '1.5', '1.6', '1.7', '1.8', '1.9', '2'],
  ...['28pt', '29pt', '30pt', '31pt', '32pt'],
]
export const LETTER_SPACINGS = [0, 1, 2, 4, 6, 8, 10, 20, 40].map(size => `${size}px`)
const LEVELS = [1, 2, 3, 4, 5, 6] as const

const blockTool: Tool = {
  name: 'block',
  draw: ({ rich: { editor } }) => {
    const level = LEVELS.find(each => editor.isActive('heading', { level: each }))
    const entries: MenuEntry[] = [
      {
        key: 'paragraph',
        text: texts.paragraph,
        checked: level === undefined && editor.isActive('paragraph'),
        run: () => editor.chain().focus().setParagraph().run(),
      },
      ...LEVELS.map(each => ({
        key: `h${each}`,
        text: texts.heading(each),
        checked: each === level,
        run: () => editor.chain().focus().setHeading({ level: each }).run(),
      })),
    ]
    const text = level === undefined ? texts.paragraph : texts.heading(level)
    return (
      <Popup name="block" label={texts.block} text={text} kind="menu" onDone={() => editor.view.focus()}>
        {done => <Entries entries={entries} done={done} />}
      </Popup>
    )
  },
}

const painterTool: Tool = {
  name: 'painter',
  always: true,
  draw: ({ rich: { editor }, notify }) => {
    const armed = isArmed(editor.state)
    const toggle = () => {
      editor.view.focus()
      editor.view.dispatch(togglePainter(editor.state))
      notify(armed ? texts.painterOver : texts.painterTold)
    }
    return (
      <ToolButton
        name="painter"
        label={armed ? texts.painterArmed : texts.painterIdle}
        icon={<FormatPainterOutlined aria-hidden />}
        pressed={armed}
        onPress={toggle}
      />
    )
  },
}

const layoutTool: Tool = {
  name: 'layout',
  always: true,
  draw: ({ rich: { editor }, notify }) => (
    <ToolButton
      name="layout"
      label={texts.layout}
      icon={<LayoutOutlined aria-hidden />}
      onPress={() => {
        editor.view.dispatch(layOut(editor.state))
        editor.view.focus()
        notify(texts.layoutDone)
      }}
    />
  ),
}

const sign = (text: ReactNode) => (
  <span aria-hidden className="weft-rich-sign">
    {text}
  </span>
)

/** The tools in their groups. */
export const TOOLS: readonly (readonly Tool[])[] = [
  [
    plain('undo', {
      always: true,
      icon: <UndoOutlined aria-hidden />,
      run: editor => editor.chain().focus().undo().run(),
      can: editor => editor.can().undo(),
    }),
    plain('redo', {
      always: true,
      icon: <RedoOutlined aria-hidden />,
      run: editor => editor.chain().focus().redo().run(),
      can: editor => editor.can().redo(),
    }),
    painterTool,
    plain('clear', { icon: <ClearOutlined aria-hidden />, run: clearFormat }),
  ],
  [
    blockTool,
    look('fontSize', FONT_SIZES),
    choice({
      name: 'lineHeight',
      values: LINE_HEIGHTS,
      value: editor => commonStand(editor.state, 'lineHeight'),
      set: (editor, value) => setStand(editor, 'lineHeight', value),
    }),
    look('letterSpacing', LETTER_SPACINGS),
  ],
  [
    mark('bold', <BoldOutlined aria-hidden />, true),
    mark('italic', <ItalicOutlined aria-hidden />, true),
    mark('underline', <UnderlineOutlined aria-hidden />),
    mark('strike', <StrikethroughOutlined aria-hidden />),
    mark(
      'superscript',
      sign(
        <>
          x<sup>2</sup>
        </>,
      ),
    ),
    mark(
      'subscript',
      sign(
        <>
          x<sub>2</sub>
        </>,
      ),
    ),
    {
      name: 'color',
      draw: ({ rich }) => <ColourTool editor={rich.editor} look="color" label={texts.color} icon={<FontColorsOutlined aria-hidden />} />,
    },
    {
      name: 'background',
      draw: ({ rich }) => (
        <ColourTool editor={rich.editor} look="background" label={texts.background} icon={<BgColorsOutlined aria-hidden />} />
      ),
    },
  ],
  [
    align('left', <AlignLeftOutlined aria-hidden />),
    align('center', <AlignCenterOutlined aria-hidden />),
    align('right', <AlignRightOutlined aria-hidden />),
    align('justify', <MenuOutlined aria-hidden />),
  ],
  [
    plain('bullets', {
      always: true,
      icon: <UnorderedListOutlined aria-hidden />,
      run: editor => editor.chain().focus().toggleBulletList().run(),
      on: editor => editor.isActive('bulletList'),
    }),
    plain('numbers', {
      icon: <OrderedListOutlined aria-hidden />,
      run: editor => editor.chain().focus().toggleOrderedList().run(),
      on: editor => editor.isActive('orderedList'),
    }),
    plain('indent', {
      icon: <MenuUnfoldOutlined aria-hidden />,
      run: toggleIndent,
      on: editor => commonStand(editor.state, 'textIndent') !== null,
      can: editor => touchedBlocks(editor.state).length > 0,
    }),
    layoutTool,
  ],
  [
    plain('quote', {
      icon: sign('❝'),
      run: editor => editor.chain().focus().toggleBlockquote().run(),
      on: editor => editor.isActive('blockquote'),
    }),
    plain('codeBlock', {
      icon: <CodeOutlined aria-hidden />,
      run: editor => editor.chain().focus().toggleCodeBlock().run(),
      on: editor => editor.isActive('codeBlock'),
    }),
    { name: 'link', draw: ({ rich }) => <LinkTool editor={rich.editor} /> },
    { name: 'picture', always: true, draw: ({ rich }) => <PictureTool editor={rich.editor} uploads={rich.uploads} /> },
    { name: 'pictureSize', always: true, draw: ({ rich }) => <PictureSizeTool editor={rich.editor} /> },
    { name: 'table', draw: ({ rich }) => <TableTool editor={rich.editor} /> },
    plain('rule', { icon: <LineOutlined aria-hidden />, run: editor => editor.chain().focus().setHorizontalRule().run() }),
  ],
]
