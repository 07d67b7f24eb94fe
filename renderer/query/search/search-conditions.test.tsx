import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { plainStyles } from '../../../tests/helpers/plain-styles'
import { SearchConditions } from './search-conditions'
import { addSearchLine, defaultLines, documentFields, MOST_SEARCH, removeSearchLine, searchConditions, searchText } from './search-model'
import { useSearchConditions } from './use-search-conditions'

beforeAll(plainStyles)

const fields = documentFields()

describe('the conditions of document search', () => {
  it('begin with title, content and tag, all accurate', () => {
    expect(defaultLines(fields).map(({ matchType, field, rule, val }) => [matchType, field, rule, val])).toEqual([
      ['and', 'title', 'accurate', ''],
      ['and', 'content', 'accurate', ''],
      ['and', 'tag', 'accurate', ''],
    ])
  })

  it('are sent without those that say nothing', () => {
    const [title, content] = defaultLines(fields)
    if (!title || !content) throw new Error('no lines')
    const lines = [
      { ...title, val: ' 审计 ' },
      content,
      { ...content, key: -1, matchType: 'or' as const, rule: 'vague' as const, val: '数据' },
    ]
    const conditions = searchConditions(lines)
    expect(conditions).toEqual([
      { matchType: 'and', field: 'title', rule: 'accurate', val: '审计' },
      { matchType: 'or', field: 'content', rule: 'vague', val: '数据' },
    ])
    expect(searchText(conditions, fields)).toBe('标题精确匹配“审计”或正文模糊匹配“数据”')
    expect(searchText([], fields)).toBe('')
  })

  it('grow to a bound, and keep one', () => {
    let lines = defaultLines(fields)
    for (let count = 0; count < 30; count++) lines = addSearchLine(lines, lines[0]?.key ?? 0)
    expect(lines).toHaveLength(MOST_SEARCH)
    for (const { key } of lines) lines = removeSearchLine(lines, key)
    expect(lines).toHaveLength(1)
    expect(removeSearchLine(lines, lines[0]?.key ?? 0)).toHaveLength(1)
  })

  it('are edited line by line, searched by Enter, and begin anew when the advanced search is left', async () => {
    const user = userEvent.setup()
    const [onSearch, onLeave] = [vi.fn(), vi.fn()]
    function Page() {
      const search = useSearchConditions(fields, onLeave)
      return (
        <>
          <button type="button" onClick={search.advanced ? search.leave : search.enter}>
            高级检索
          </button>
          {search.advanced && <SearchConditions search={search} fields={fields} onSearch={() => onSearch(search.conditions)} />}
        </>
      )
    }
    render(<Page />)
    await user.click(screen.getByRole('button', { name: '高级检索' }))
    expect(screen.getAllByRole('group')).toHaveLength(3)
    const second = within(screen.getByRole('group', { name: '检索条件 2' }))
    await user.click(second.getByRole('combobox', { name: '匹配方式' }))
    await user.click((await screen.findAllByText('模糊', { selector: '.ant-select-item-option-content' })).at(-1) as HTMLElement)
    await user.type(second.getByRole('textbox', { name: '正文的检索词' }), '数据{Enter}')
    expect(onSearch).toHaveBeenLastCalledWith([{ matchType: 'and', field: 'content', rule: 'vague', val: '数据' }])
    expect(screen.getByText('检索内容：正文模糊匹配“数据”')).toBeTruthy()
    await user.click(second.getByRole('button', { name: '添加检索条件' }))
    expect(screen.getAllByRole('group')).toHaveLength(4)
    await user.click(screen.getByRole('button', { name: '高级检索' }))
    expect(onLeave).toHaveBeenCalledTimes(1)
    await user.click(screen.getByRole('button', { name: '高级检索' }))
    expect(screen.getAllByRole('group')).toHaveLength(3)
    expect(screen.queryByText(/检索内容/)).toBeNull()
  })
})
