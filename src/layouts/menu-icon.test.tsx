import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import menus from '../../schemas/menus.json'
import { menuIcon } from './menu-icon'

interface Entry {
  readonly icon?: string
  readonly children?: readonly Entry[]
}

const icons = (entries: readonly Entry[]): string[] => entries.flatMap(({ icon = '', children = [] }) => [icon, ...icons(children)])
const drawn = (name: string) => render(<i>{menuIcon(name)}</i>).container.querySelector('.anticon')?.className ?? ''

it.each([...new Set(icons(menus as readonly Entry[]))].filter(name => name !== ''))('%s, which the menu names, is known', name => {
  expect(drawn(name)).toContain(`anticon-${name}`)
})

it('an unknown name gets the plainest, none gets nothing', () => {
  expect(drawn('no-such-icon')).toContain('anticon-appstore')
  expect(drawn('')).toBe('')
})
