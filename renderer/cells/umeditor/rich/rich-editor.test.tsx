import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { fakeClient, testHost } from '../../../../tests/helpers/client'
import { cellField, editCell } from '../../../../tests/helpers/draw-cells'
import { fillInPlaces } from '../../../../tests/helpers/rich-text'
import { FONT_SIZES, LETTER_SPACINGS, LINE_HEIGHTS } from './tools'

const field = cellField('umeditor')
const plain = (html: unknown) => String(html).replace(/;(?=")/g, '')

// They take their time to be loaded for the first time.
beforeAll(async () => {
  await Promise.all([import('../editor'), import('./rich-editor'), import('../rich-dialog')])
})
beforeEach(fillInPlaces)

async function open(...given: Parameters<typeof editCell> extends [unknown, ...infer Rest] ? Rest : never) {
  const drawn = editCell(field, ...given)
  // Before the tools are there another box stands in for the text.
  const bar = await screen.findByRole('toolbar', { name: '字段 工具栏' })
  const text = screen.getByRole('textbox', { name: '字段' })
  const tool = (title: string) => within(bar).getByTitle(title)
  const selectAll = () => fireEvent.keyDown(text, { key: 'a', code: 'KeyA', keyCode: 65, ctrlKey: true })
  return { ...drawn, text, bar, tool, selectAll }
}

describe('the editor of rich text', () => {
  it('is a text of several lines with a name, a place for its error and words below', async () => {
    const { text } = await open('<p>审计 report</p>', { id: 'f1', invalid: true, describedBy: 'e1' })
    // The editor takes them in an effect behind its first drawing.
    await waitFor(() =>
      expect([
        text.id,
        text.getAttribute('aria-multiline'),
        text.getAttribute('aria-invalid'),
        text.getAttribute('aria-describedby'),
      ]).toEqual(['f1', 'true', 'true', 'e1']),
    )
    expect(screen.getByText('字数 3')).toBeDefined()
  })

  it('has every tool by its name', async () => {
    const { bar } = await open('<p>甲</p>')
    const names = within(bar)
      .getAllByRole('button')
      .map(each => each.title)
    expect(names).toEqual([
      ...['撤销', '重做', '格式刷：获取格式', '清除格式'],
      ...['段落格式', '字号', '行高', '字间距'],
      ...['加粗', '斜体', '下划线', '删除线', '上标', '下标', '文字颜色', '背景颜色'],
      ...['左对齐', '居中对齐', '右对齐', '两端对齐'],
      ...['项目符号', '编号列表', '首行缩进', '一键排版'],
      ...['引用', '代码块', '链接', '图片', '表格', '分隔线'],
      ...['查找替换', '全屏'],
    ])
  })

  it('offers the sizes, line heights and spacings of the specification', () => {
    expect(FONT_SIZES.map(Number.parseFloat)).toEqual([12, 13, 14, 15, 16, 18, 20, 22, 24, 28, 32, 36, 40, 48, 56, 64, 72])
    expect(FONT_SIZES.every(size => size.endsWith('px'))).toBe(true)
    const tenths = ['1', '1.1', '1.2', '1.3', '1.4', '1.5', '1.6', '1.7', '1.8', '1.9', '2']
    expect(LINE_HEIGHTS).toEqual([...tenths, '28pt', '29pt', '30pt', '31pt', '32pt'])
    expect(LETTER_SPACINGS).toEqual(['0px', '1px', '2px', '4px', '6px', '8px', '10px', '20px', '40px'])
  })

  it.each([
    ['加粗', '<p><strong>甲</strong></p>'],
    ['斜体', '<p><em>甲</em></p>'],
    ['下划线', '<p><u>甲</u></p>'],
    ['删除线', '<p><s>甲</s></p>'],
    ['上标', '<p><sup>甲</sup></p>'],
    ['下标', '<p><sub>甲</sub></p>'],
    ['居中对齐', '<p style="text-align: center">甲</p>'],
    ['右对齐', '<p style="text-align: right">甲</p>'],
    ['两端对齐', '<p style="text-align: justify">甲</p>'],
    ['项目符号', '<ul><li><p>甲</p></li></ul>'],
    ['编号列表', '<ol><li><p>甲</p></li></ol>'],
    ['首行缩进', '<p style="text-indent: 2em">甲</p>'],
    ['引用', '<blockquote><p>甲</p></blockquote>'],
    ['代码块', '<pre><code>甲</code></pre>'],
  ])('%s makes %s', async (name, html) => {
    const { changes, tool, selectAll, user } = await open('<p>甲</p>')
    // What stands at the cursor is enough for what changes paragraphs.
    if (html.startsWith('<p><')) selectAll()
    await user.click(tool(name))
    expect(plain(changes.at(-1))).toBe(html)
    await waitFor(() => expect(tool(name).getAttribute('aria-pressed')).toBe('true'))
  })

  it.each([
    ['段落格式', '标题 2', '<h2>甲</h2>'],
    ['字号', '18px', '<p><span style="font-size: 18px">甲</span></p>'],
    ['行高', '28pt', '<p style="line-height: 28pt">甲</p>'],
    ['字间距', '10px', '<p><span style="letter-spacing: 10px">甲</span></p>'],
  ])('%s offers %s', async (name, entry, html) => {
    const { changes, tool, selectAll, user } = await open('<p>甲</p>')
    selectAll()
    await user.click(tool(name))
    await user.click(screen.getByRole('menuitemradio', { name: entry }))
    expect(plain(changes.at(-1))).toBe(html)
    expect(screen.queryByRole('menu')).toBeNull()
    await waitFor(() => expect(tool(name).getAttribute('aria-label')).toBe(`${name} ${entry}`))
  })

  it('lays the text out', async () => {
    const { changes, tool, user } = await open('<p></p><p>甲</p>')
    await user.click(tool('一键排版'))
    expect(plain(changes.at(-1))).toBe('<p style="text-align: justify; text-indent: 2em; line-height: 1.5">甲</p>')
    expect(screen.getByText('已排版')).toBeDefined()
  })

  it('colours texts and takes colours away', async () => {
    const { changes, tool, selectAll, user } = await open('<p>甲</p>')
    selectAll()
    await user.click(tool('文字颜色'))
    await user.click(screen.getByRole('button', { name: '#cf1322' }))
    expect(plain(changes.at(-1))).toBe('<p><span style="color: rgb(207, 19, 34)">甲</span></p>')
    await user.click(tool('文字颜色'))
    await user.click(screen.getByRole('button', { name: '清除颜色' }))
    expect(changes.at(-1)).toBe('<p>甲</p>')
    await user.click(tool('背景颜色'))
    await user.click(screen.getByRole('button', { name: '应用' }))
    expect(plain(changes.at(-1))).toContain('background-color: rgb(24, 144, 255)')
  })

  it('links what is selected, and refuses what nobody may follow', async () => {
    const { changes, tool, selectAll, user } = await open('<p>甲</p>')
    selectAll()
    await user.click(tool('链接'))
    const address = screen.getByRole('textbox', { name: '链接地址' })
    await user.type(address, 'javascript:alert(1){Enter}')
    expect(screen.getByRole('alert').textContent).toBe('请输入以 http://、https://、mailto:、tel: 开头的地址，或以 / 开头的系统内路径')
    await user.clear(address)
    await user.type(address, 'example.org/a{Enter}')
    expect(changes.at(-1)).toBe('<p><a href="https://example.org/a">甲</a></p>')
    await user.click(tool('链接'))
    await user.click(screen.getByRole('button', { name: '取消链接' }))
    expect(changes.at(-1)).toBe('<p>甲</p>')
  })

  it('inserts a table and changes it', async () => {
    const { text, tool, user } = await open('<p>甲</p>')
    await user.click(tool('表格'))
    await user.click(screen.getByRole('button', { name: '插入 2 行 3 列的表格' }))
    const size = () => [text.querySelectorAll('tr').length, text.querySelectorAll('th, td').length]
    expect([size(), text.querySelectorAll('th').length]).toEqual([[2, 6], 3])
    const change = async (name: string) => {
      await waitFor(() => expect(tool('表格').getAttribute('aria-haspopup')).toBe('menu'))
      await user.click(tool('表格'))
      await user.click(screen.getByRole('menuitem', { name }))
    }
    await change('在下方插入行')
    expect(size()).toEqual([3, 9])
    await change('在右侧插入列')
    expect(size()).toEqual([3, 12])
    await change('删除列')
    await change('删除行')
    expect(size()).toEqual([2, 6])
    await change('标题列')
    await user.click(tool('表格'))
    expect(screen.getByRole('menuitem', { name: '合并单元格' }).getAttribute('aria-disabled')).toBe('true')
    await user.click(screen.getByRole('menuitem', { name: '删除表格' }))
    expect(size()).toEqual([0, 0])
  })

  it('goes through its tools by arrows, and back to the text by Escape', async () => {
    const { text, bar, tool, user } = await open('<p>甲</p>')
    text.focus()
    await user.keyboard('{Alt>}{F10}{/Alt}')
    expect(document.activeElement).toBe(tool('撤销'))
    await user.keyboard('{ArrowRight}{ArrowRight}')
    expect(document.activeElement).toBe(tool('格式刷：获取格式'))
    expect(
      within(bar)
        .getAllByRole('button')
        .filter(each => each.tabIndex === 0),
    ).toEqual([document.activeElement])
    await user.keyboard('{End}{ArrowRight}{ArrowLeft}')
    expect(document.activeElement).toBe(tool('全屏'))
    await user.keyboard('{Escape}')
    expect(document.activeElement).toBe(text)
  })

  it('chooses from a menu by keyboard', async () => {
    const { changes, tool, selectAll, user } = await open('<p>甲</p>')
    selectAll()
    tool('字号').focus()
    await user.keyboard('{ArrowDown}')
    expect(document.activeElement?.textContent).toBe('默认')
    await user.keyboard('{End}{ArrowUp}{Enter}')
    expect(plain(changes.at(-1))).toContain('font-size: 64px')
    tool('字号').focus()
    await user.keyboard('{Enter}{Escape}')
    expect(document.activeElement).toBe(tool('字号'))
  })

  it('says how the format painter stands', async () => {
    const { tool, user } = await open('<p><strong>甲</strong>乙</p>')
    await user.click(tool('格式刷：获取格式'))
    await waitFor(() => expect(tool('格式刷：应用格式').getAttribute('aria-pressed')).toBe('true'))
    expect(screen.getByText('已获取格式，点击或选中文字以应用，按回车应用到所选文字，按Esc取消')).toBeDefined()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(tool('格式刷：获取格式').getAttribute('aria-pressed')).toBe('false'))
    expect(screen.getByText('已取消格式刷')).toBeDefined()
  })

  it('finds and replaces', async () => {
    const { text, changes, user } = await open('<p>甲乙甲</p>')
    text.focus()
    fireEvent.keyDown(text, { key: 'f', code: 'KeyF', keyCode: 70, ctrlKey: true })
    const panel = await screen.findByRole('search', { name: '查找替换' })
    await user.type(within(panel).getByRole('textbox', { name: '查找内容' }), '甲')
    expect(await within(panel).findByText('第 1 处，共 2 处')).toBeDefined()
    await user.keyboard('{Enter}')
    expect(await within(panel).findByText('第 2 处，共 2 处')).toBeDefined()
    await user.type(within(panel).getByRole('textbox', { name: '替换为' }), '丙')
    await user.click(within(panel).getByRole('button', { name: '替换' }))
    expect(changes.at(-1)).toBe('<p>甲乙丙</p>')
    await user.click(within(panel).getByRole('button', { name: '全部替换' }))
    expect(changes.at(-1)).toBe('<p>丙乙丙</p>')
    expect(await within(panel).findByText('已替换 1 处')).toBeDefined()
    await user.click(within(panel).getByRole('checkbox', { name: '区分大小写' }))
    expect(await within(panel).findByText('未找到')).toBeDefined()
    await user.click(within(panel).getByRole('button', { name: '关闭' }))
    expect(screen.queryByRole('search')).toBeNull()
  })

  it('fills the window and leaves it by Escape', async () => {
    const { tool, user } = await open('<p>甲</p>')
    await user.click(tool('全屏'))
    expect(tool('退出全屏').getAttribute('aria-pressed')).toBe('true')
    await user.keyboard('{Escape}')
    expect(tool('全屏').getAttribute('aria-pressed')).toBe('false')
  })

  it('lets no form be saved while a picture is on its way', async () => {
    let check: (() => Promise<string | undefined>) | undefined
    const guard = (asked: () => Promise<string | undefined>) => {
      check = asked
      return () => undefined
    }
    const host = testHost({ client: fakeClient({ 'POST /sys/common/upload': () => new Promise(() => undefined) }) })
    const { user } = await open('<p>甲</p>', { guard, host })
    expect(await check?.()).toBeUndefined()
    await user.upload(screen.getByLabelText('上传图片'), new File(['x'], 'a.png', { type: 'image/png' }))
    expect(await check?.()).toBe('图片正在上传，请稍候')
  })
})

describe('elsewhere', () => {
  it.each([
    [{ readOnly: true }, 'aria-readonly'],
    [{ disabled: true }, 'aria-disabled'],
  ])('%o shows the text and no tools', async (state, attribute) => {
    editCell(field, '<p>甲 <strong>乙</strong></p>', state)
    const text = await screen.findByRole('textbox', { name: '字段' })
    expect([text.getAttribute(attribute), text.querySelector('strong')?.textContent, screen.queryByRole('toolbar')]).toEqual([
      'true',
      '乙',
      null,
    ])
  })

  it('is a word in a query', async () => {
    const { changes, user } = editCell(field, null, { inQuery: true })
    await user.type(await screen.findByRole('textbox', { name: '字段' }), '甲')
    expect(changes).toEqual(['甲'])
  })

  it('opens in a window from a line, and keeps what is confirmed only', async () => {
    const { changes, user } = editCell(field, '<p>甲</p>', { compact: true })
    expect((await screen.findByRole<HTMLInputElement>('textbox', { name: '字段' })).value).toBe('甲')
    await user.click(screen.getByRole('button', { name: '编辑 字段' }))
    const dialog = await screen.findByRole('dialog', { name: '字段' })
    const bar = await within(dialog).findByRole('toolbar')
    fireEvent.keyDown(within(dialog).getByRole('textbox', { name: '字段' }), { key: 'a', code: 'KeyA', keyCode: 65, ctrlKey: true })
    await user.click(within(bar).getByRole('button', { name: '加粗' }))
    expect(changes).toEqual([])
    await user.click(within(dialog).getByRole('button', { name: /确\s*定/ }))
    await waitFor(() => expect(changes).toEqual(['<p><strong>甲</strong></p>']))
  })
})
