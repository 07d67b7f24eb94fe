import {
  ArrowDownOutlined,
  ArrowLeftOutlined,
  ArrowRightOutlined,
  ArrowUpOutlined,
  CaretRightOutlined,
  DeleteOutlined,
  PauseOutlined,
  ReloadOutlined,
} from '@ant-design/icons'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import { texts } from './texts'
import type { UploadItem, UploadQueue } from './upload-queue'

export interface ItemToolsProps {
  readonly item: UploadItem
  readonly queue: UploadQueue
  /** Whether it can be taken out. */
  readonly removable: boolean
  /** How it is moved among several. Absent: it is not. */
  readonly moves?: 'beside' | 'below' | undefined
}

/** What can be done with a file: stop it and go on, send it again, move it, take it out. */
export function ItemTools({ item, queue, removable, moves }: ItemToolsProps) {
  const { id, name, status, path } = item
  const way = wayOn(item, queue)
  const taking = path === undefined && status !== 'error' ? texts.cancel(name) : texts.remove(name)
  return (
    <>
      {way && <Tool {...way} />}
      {moves && path !== undefined && <MoveTools name={name} moves={moves} move={by => queue.move(path, by)} />}
      {removable && <Tool label={taking} icon={<DeleteOutlined aria-hidden />} onPress={() => queue.remove(id)} />}
    </>
  )
}

/** One button for all of it: a user who pressed it stays on it. */
function wayOn({ id, name, status, inParts = false }: UploadItem, queue: UploadQueue): ToolProps | undefined {
  const onPress = () => queue.resume(id)
  if (status === 'uploading' && inParts)
    return { label: texts.pause(name), icon: <PauseOutlined aria-hidden />, onPress: () => queue.pause(id) }
  if (status === 'paused') return { label: texts.resume(name), icon: <CaretRightOutlined aria-hidden />, onPress }
  return status === 'error' ? { label: texts.retry(name), icon: <ReloadOutlined aria-hidden />, onPress } : undefined
}

const ways = {
  beside: { before: ArrowLeftOutlined, behind: ArrowRightOutlined, words: texts.beside },
  below: { before: ArrowUpOutlined, behind: ArrowDownOutlined, words: texts.below },
}

/** Both can always be pressed: at an end the notice says so. */
function MoveTools({
  name,
  moves,
  move,
}: {
  readonly name: string
  readonly moves: 'beside' | 'below'
  readonly move: (by: -1 | 1) => void
}) {
  const { before: Before, behind: Behind, words } = ways[moves]
  return (
    <>
      <Tool label={words.before(name)} icon={<Before aria-hidden />} onPress={() => move(-1)} />
      <Tool label={words.behind(name)} icon={<Behind aria-hidden />} onPress={() => move(1)} />
    </>
  )
}

interface ToolProps {
  readonly label: string
  readonly icon: ReactNode
  readonly onPress: () => void
}

function Tool({ label, icon, onPress }: ToolProps) {
  return <Button type="text" size="small" icon={icon} aria-label={label} title={label} onClick={onPress} />
}
