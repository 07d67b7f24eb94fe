import { Empty } from 'antd'
import { SafeLink, type WidgetProps } from '../../../renderer/index'
import type { Link } from './calls'
import { texts } from './texts'
import './website.css'

/** Links to other websites, with their logos. */
export function WebsiteLinks({ data }: WidgetProps<unknown>) {
  if (!Array.isArray(data)) return null
  if (data.length === 0) return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={texts.noLinks} />
  return (
    <ul className="weft-links">
      {(data as readonly Link[]).map(({ name, address, logo }) => (
        <li key={address}>
          {logo !== null && <img src={logo} alt="" />}
          <SafeLink href={address}>{name}</SafeLink>
        </li>
      ))}
    </ul>
  )
}
