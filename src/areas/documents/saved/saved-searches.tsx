import { BookOutlined, SaveOutlined } from '@ant-design/icons'
import { Button, Drawer } from 'antd'
import { useState } from 'react'
import { useHost } from '../../../../renderer/index'
import type { SearchParameters } from '../calls'
import { SaveSearch } from './save-search'
import { SavedList } from './saved-list'
import { texts } from './texts'

interface SavedSearchesProps {
  readonly query: SearchParameters
  /** What the address of the page says of it. */
  readonly address: { readonly [name: string]: string }
  /** The words that are looked for; '' while nothing is. */
  readonly words: string
}

/** The way to a user's own searches, and, while something is looked for, to save it among them. */
export function SavedSearches({ query, address: { page: _, ...said }, words }: SavedSearchesProps) {
  const host = useHost()
  const [open, setOpen] = useState<'list' | 'save'>()
  const close = () => setOpen(undefined)
  const show = (address: string) => {
    close()
    host.navigate(address)
  }
  return (
    <span className="weft-saved-ways">
      {words !== '' && (
        <Button size="small" icon={<SaveOutlined aria-hidden />} onClick={() => setOpen('save')}>
          {texts.save}
        </Button>
      )}
      <Button size="small" icon={<BookOutlined aria-hidden />} onClick={() => setOpen('list')}>
        {texts.mine}
      </Button>
      {open === 'save' && <SaveSearch query={query} address={`?${new URLSearchParams(said)}`} offered={words} onEnd={close} />}
      <Drawer title={texts.mine} width="min(360px, 92vw)" open={open === 'list'} destroyOnHidden onClose={close}>
        <SavedList onOpen={show} />
      </Drawer>
    </span>
  )
}
