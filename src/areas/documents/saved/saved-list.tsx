import { BellOutlined, DeleteOutlined } from '@ant-design/icons'
import { Button, Empty, Popconfirm, Skeleton } from 'antd'
import { useEffect, useState } from 'react'
import { Failure, useHost } from '../../../../renderer/index'
import { linkTo } from '../results/link-to'
import { listSaved, removeSaved, type SavedSearch } from './calls'
import { texts } from './texts'
import './saved.css'

const errorText = (error: unknown) => (error instanceof Error && error.message !== '' ? error.message : texts.failed)

/** A user's own searches: each is a link to its results. */
export function SavedList({ onOpen }: { readonly onOpen: (address: string) => void }) {
  const { client, notify } = useHost()
  const [found, setFound] = useState<readonly SavedSearch[]>()
  const [error, setError] = useState<unknown>()
  const [round, setRound] = useState(0)
  useEffect(() => {
    if (round < 0) return undefined
    const abort = new AbortController()
    listSaved(client, abort.signal).then(
      rows => abort.signal.aborted || setFound(rows),
      reason => abort.signal.aborted || setError(reason),
    )
    return () => abort.abort()
  }, [client, round])
  const again = () => {
    setError(undefined)
    setRound(round + 1)
  }
  const remove = async (id: string) => {
    try {
      await removeSaved(client, id)
      again()
    } catch (reason) {
      notify.error(errorText(reason))
    }
  }
  if (error !== undefined) {
    return (
      <Failure title={texts.readFailed} onRetry={again}>
        {errorText(error)}
      </Failure>
    )
  }
  if (found === undefined) return <Skeleton active title={false} />
  if (found.length === 0) return <Empty description={texts.none} />
  return (
    <ul className="weft-saved" aria-label={texts.mine}>
      {found.map(({ id, name, address, tells }) => (
        <li key={id}>
          <a {...linkTo(`${window.location.pathname}${address}`, onOpen)}>{name}</a>
          {tells && <BellOutlined role="img" aria-label={texts.telling} title={texts.telling} />}
          <Popconfirm title={texts.removeAsk} onConfirm={() => remove(id)}>
            <Button type="text" size="small" aria-label={texts.remove(name)} icon={<DeleteOutlined aria-hidden />} />
          </Popconfirm>
        </li>
      ))}
    </ul>
  )
}
