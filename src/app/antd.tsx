import { ConfigProvider } from 'antd'
import zhCN from 'antd/es/locale/zh_CN'
import dayjs from 'dayjs'
import type { ReactNode } from 'react'
import { antdSettings } from '../theme/antd-theme'
import 'dayjs/locale/zh-cn'

dayjs.locale('zh-cn')

/** antd in our theme and language. */
export function Antd({ children }: { children: ReactNode }) {
  return (
    <ConfigProvider locale={zhCN} {...antdSettings}>
      {children}
    </ConfigProvider>
  )
}
