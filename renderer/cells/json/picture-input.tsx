import { Button } from 'antd'
import { useRef, useState } from 'react'
import { smallPicture } from './small-picture'
import { texts } from './texts'

interface PictureInputProps {
  readonly id: string
  /** A data URL; empty: no picture. */
  readonly value: string
  readonly disabled: boolean
  readonly onChange: (value: string) => void
}

/** A picture that is chosen from the disk, and drawn small into the value itself. */
export function PictureInput({ id, value, disabled, onChange }: PictureInputProps) {
  const file = useRef<HTMLInputElement>(null)
  const [fault, setFault] = useState('')
  const take = async (chosen: File | undefined) => {
    if (!chosen) return
    const drawn = await smallPicture(chosen).catch(() => '')
    setFault(drawn === '' ? texts.noPicture : '')
    if (drawn !== '') onChange(drawn)
  }
  return (
    <div className="weft-json-picture">
      {value === '' ? <span className="weft-json-none">{texts.pictureMissing}</span> : <img src={value} alt={texts.picture} />}
      <Button id={id} disabled={disabled} onClick={() => file.current?.click()}>
        {texts.choosePicture}
      </Button>
      <input
        ref={file}
        type="file"
        accept="image/*"
        hidden
        onChange={({ target }) => {
          void take(target.files?.[0])
          target.value = ''
        }}
      />
      {fault !== '' && (
        <p role="alert" className="weft-json-fault">
          {fault}
        </p>
      )}
    </div>
  )
}
