import { render, screen } from '@testing-library/react'
import { ConfigProvider } from 'antd'
import { afterEach, expect, it } from 'vitest'
import { testHost } from '../../tests/helpers/client'
import { plainStyles } from '../../tests/helpers/plain-styles'
import { NoticeDialogs } from '../notices/dialogs'
import { openedAnnouncement } from '../notices/opened'
import { DynamicNotice } from './dynamic-notice'

plainStyles()
afterEach(() => openedAnnouncement.close())

const written = { screen: 'page', title: '业务', body: [[{ text: '业务 {{ route.busId }}' }]] }
const announcement = {
  id: 'a',
  title: '停机维护',
  sender: '管理员',
  sendTime: '2026-01-02 09:00:00',
  createTime: '',
  content: '',
  priority: 'H',
  openType: 'component',
  openPage: '',
  busId: '',
} as const

function open(values: object) {
  const host = {
    ...testHost(),
    loadScreen: async (id: string) => (id === 'demo/x' ? { file: 'x.json', text: JSON.stringify(written) } : undefined),
  }
  render(
    <ConfigProvider theme={{ token: { motion: false } }}>
      <NoticeDialogs host={host} placeOf={() => undefined} screenOf={page => page || null} Dynamic={DynamicNotice} />
    </ConfigProvider>,
  )
  void openedAnnouncement.show({ ...announcement, ...values })
}

it('opens the screen of an announcement with the business id', async () => {
  open({ openPage: 'demo/x', busId: 'B-7' })
  expect(await screen.findByText('业务 B-7')).toBeTruthy()
  expect(screen.getByRole('dialog').textContent).toContain('停机维护')
})

it('says where an announcement names no screen', async () => {
  open({})
  expect(await screen.findByText('该消息没有指定要打开的页面')).toBeTruthy()
})
