import { PictureOutlined } from '@ant-design/icons'
import { useState } from 'react'
import { fileName } from './stored-file'
import { useStoredImage } from './use-stored-image'
import './upload.css'

export interface StoredImageProps {
  readonly path: string
  /** Pixels of its sides. */
  readonly size: number
  /** Absent: pressing does nothing. */
  readonly onPreview?: (() => void) | undefined
}

/** A stored picture as a square, large when it is pressed. One that cannot be read shows its name. */
export function StoredImage({ path, size, onPreview }: StoredImageProps) {
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
  const picture = <img src={address} alt={name} width={size} height={size} onError={() => setUnreadable(path)} />
  if (onPreview === undefined) return <span className="weft-stored-image">{picture}</span>
  return (
    <button type="button" className="weft-stored-image" title={name} onClick={onPreview}>
      {picture}
    </button>
  )
}
