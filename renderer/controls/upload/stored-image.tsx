import { PictureOutlined } from '@ant-design/icons'
import { useState } from 'react'
import { fileName } from './stored-file'
import { useStoredImage } from './use-stored-image'
import './upload.css'

export interface StoredImageProps {
  readonly path: string
  /** Pixels of its box. */
  readonly width: number
  readonly height: number
  /** Shows all of the picture; otherwise it fills the box. Default false. */
  readonly whole?: boolean
  /** Absent: pressing does nothing. */
  readonly onPreview?: (() => void) | undefined
}

/** A stored picture in a box, large when it is pressed. One that cannot be read shows its name. */
export function StoredImage({ path, width, height, whole = false, onPreview }: StoredImageProps) {
  const { address, failed } = useStoredImage(path)
  const name = fileName(path)
  const [unreadable, setUnreadable] = useState<string>()
  if (failed || unreadable === path) {
    return (
      <span title={name} style={{ display: 'inline-block', maxWidth: width, overflow: 'hidden', textOverflow: 'ellipsis' }}>
        <PictureOutlined aria-hidden /> {name}
      </span>
    )
  }
  if (address === undefined)
    return <span role="status" aria-busy="true" aria-label={name} style={{ display: 'inline-block', width, height }} />
  const picture = (
    <img
      src={address}
      alt={name}
      width={width}
      height={height}
      {...(whole && { style: { objectFit: 'contain' } })}
      onError={() => setUnreadable(path)}
    />
  )
  if (onPreview === undefined) return <span className="weft-stored-image">{picture}</span>
  return (
    <button type="button" className="weft-stored-image" title={name} onClick={onPreview}>
      {picture}
    </button>
  )
}
