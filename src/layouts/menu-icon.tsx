import { AppstoreOutlined } from '@ant-design/icons'
import type { ReactNode } from 'react'
import { iconOf } from '../../renderer/icons'

/** Null for an empty name; a name that is not among them gets the plainest. */
export function menuIcon(name: string): ReactNode {
  return name === '' ? null : (iconOf(name) ?? <AppstoreOutlined aria-hidden />)
}
