import { Tag } from 'antd'
import type { Priority } from './announcement'
import { texts } from './texts'

const COLOURS: { readonly [priority in Priority]: string } = { L: 'blue', M: 'orange', H: 'red' }

export function PriorityTag({ priority }: { readonly priority: Priority }) {
  return (
    <Tag color={COLOURS[priority]} bordered={false}>
      {texts.priority[priority]}
    </Tag>
  )
}
