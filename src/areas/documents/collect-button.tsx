import { StarFilled, StarOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useState } from 'react'
import { useHost } from '../../../renderer/index'
import { collect, type TextOf } from './calls'
import { texts } from './texts'

interface CollectButtonProps extends TextOf {
  readonly name: string
  readonly collected: boolean
}

/** Whether a user has a document among the favourites, and the way to change that. */
export function CollectButton({ source, id, name, collected }: CollectButtonProps) {
  const { client, notify } = useHost()
  const [changed, setChanged] = useState<boolean>()
  const [busy, setBusy] = useState(false)
  const on = changed ?? collected
  const toggle = async () => {
    setBusy(true)
    try {
      await collect(client, { source, id }, !on)
      setChanged(!on)
    } catch (error) {
      notify.error(error instanceof Error && error.message !== '' ? error.message : texts.collectFailed)
    } finally {
      setBusy(false)
    }
  }
  const label = on ? texts.uncollect : texts.collect
  return (
    <Button
      type="text"
      size="small"
      aria-label={`${label} ${name}`}
      aria-pressed={on}
      title={label}
      icon={on ? <StarFilled aria-hidden className="weft-star" /> : <StarOutlined aria-hidden />}
      onClick={() => busy || void toggle()}
    />
  )
}
