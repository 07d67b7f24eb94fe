import { PictureOutlined } from '@ant-design/icons'
import { Image } from 'antd'
import { useState } from 'react'
import { fileName } from './stored-file'
import { texts } from './texts'
import { useStoredImage } from './use-stored-image'

/** A stored picture as a square of `size` pixels, large when it is pressed. One that cannot be read shows its name. */
export function StoredImage({ path, size }: { readonly path: string; readonly size: number }) {
  const { address, failed } = useStoredImage(path)
  const name = fileName(path)
  const [unreadable, setUnreadable] = useState<string>()
  if (failed || unreadable === path) {
    return (
      <span title={name} style={{ display: 'inline-block', maxWidth: size, overflow: 'hidden', textOverflow: 'ellipsis' }}>
        <PictureOutlined aria-hidden /> {name}
      </span>
    )
  }
  if (address === undefined)
    return <span role="status" aria-busy="true" aria-label={name} style={{ display: 'inline-block', width: size, height: size }} />
  return (
    <Image
      src={address}
      alt={name}
      width={size}
      height={size}
      style={{ objectFit: 'cover', borderRadius: 4 }}
      onError={() => setUnreadable(path)}
      preview={{ mask: size > 60 ? texts.preview : false }}
    />
  )
}
