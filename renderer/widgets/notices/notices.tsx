import { Button, Tag } from 'antd'
import { useState } from 'react'
import type { Row } from '../../model/source'
import type { WidgetProps } from '../../model/widget'
import { useHost } from '../../source/host-context'
import { readPage } from '../../source/read-page'
import { BlockEmpty, BlockWait } from '../../ui/loading/block-states'
import { useScreens } from '../../ui/page/screens-context'
import { fieldText } from '../../ui/text/row-text'
import { texts } from '../../ui/texts'
import type { NoticesSettings } from './definition'
import { NoticeWindow } from './notice-window'
import './notices.css'
import '../../ui/text/fading.css'

/** Lines that open what they tell of: a page of ours, a screen over this one, or the text itself. */
export function Notices({ settings, data, title, onReload }: WidgetProps<NoticesSettings>) {
  const [opened, setOpened] = useState<Row>()
  const show = useOpen(settings, setOpened)
  const markRead = useMarkRead(settings, onReload)
  const { height } = settings
  if (data === undefined) return <BlockWait height={height} />
  const { rows } = readPage(data)
  if (rows.length === 0) return <BlockEmpty height={height} />
  const open = (row: Row) => {
    markRead(row)
    show(row)
  }
  const lines = rows.map((row, index) => ({ row, key: fieldText(row, settings.id) || String(index) }))
  return (
    <>
      <ul className="weft-notices" style={{ minHeight: height }} aria-label={title}>
        {lines.map(({ row, key }) => (
          <li key={key}>
            <Priority value={fieldText(row, settings.priority)} />
            <Button type="link" autoInsertSpace={false} onClick={() => open(row)}>
              <span className="weft-fading">{fieldText(row, settings.title)}</span>
            </Button>
            <time>{fieldText(row, settings.time)}</time>
          </li>
        ))}
      </ul>
      {opened !== undefined && (
        <NoticeWindow
          content={fieldText(opened, settings.content)}
          title={fieldText(opened, settings.title)}
          sender={fieldText(opened, settings.sender)}
          time={fieldText(opened, settings.time)}
          onClosed={() => setOpened(undefined)}
        />
      )}
    </>
  )
}

const COLOURS = { L: 'blue', M: 'orange', H: 'red' } as const

function Priority({ value }: { readonly value: string }) {
  const known = value === 'M' || value === 'H' ? value : 'L'
  return <Tag color={COLOURS[known]}>{texts.priorities[known]}</Tag>
}

function useOpen(settings: NoticesSettings, show: (row: Row) => void): (row: Row) => void {
  const host = useHost()
  const screens = useScreens()
  return row => {
    const type = fieldText(row, settings.type)
    const page = fieldText(row, settings.page)
    const busId = fieldText(row, settings.key)
    if (type === 'url' && page.startsWith('/') && host.opens(page)) host.navigate(page)
    // Menus name screens of ours the same way.
    else if (type === 'component' && page !== '') void screens.open(page.replace(/^screens\//, ''), 'dialog', { id: busId, busId })
    else show(row)
  }
}

/** Marks an announcement as read, and reads the block again. Whether that could be told is nothing that a reader can mend. */
function useMarkRead({ id, read }: NoticesSettings, onReload: (() => void) | undefined): (row: Row) => void {
  const { client } = useHost()
  return row => {
    const anntId = fieldText(row, id)
    if (!read || anntId === '') return
    const told = client.answer({ method: 'PUT', path: '/sys/sysAnnouncementSend/editByAnntIdAndUserId', body: { anntId }, silent: true })
    told.then(onReload, () => undefined)
  }
}
