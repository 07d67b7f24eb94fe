import { BlockOutlined } from '@ant-design/icons'
import { Button, Drawer } from 'antd'
import { useState } from 'react'
import type { TextOf } from '../calls'
import { texts } from '../texts'
import { SimilarTexts } from './similar-texts'

interface SimilarButtonProps extends TextOf {
  readonly name: string
  /** Opens an address of the reader. */
  readonly onOpen: (address: string) => void
}

/** Shows beside the page what is like a document. */
export function SimilarButton({ source, id, name, onOpen }: SimilarButtonProps) {
  const [open, setOpen] = useState(false)
  const show = (address: string) => {
    setOpen(false)
    onOpen(address)
  }
  return (
    <>
      <Button
        type="text"
        size="small"
        aria-label={`${texts.similar} ${name}`}
        title={texts.similar}
        icon={<BlockOutlined aria-hidden />}
        onClick={() => setOpen(true)}
      />
      <Drawer title={texts.similarOf(name)} width="min(420px, 92vw)" open={open} destroyOnHidden onClose={() => setOpen(false)}>
        <SimilarTexts of={{ source, id }} onOpen={show} />
      </Drawer>
    </>
  )
}
