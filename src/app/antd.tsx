import { ConfigProvider } from 'antd'
import zhCN from 'antd/es/locale/zh_CN'
import dayjs from 'dayjs'
import { type ReactNode, useMemo } from 'react'
import { antdSettings } from '../theme/antd-theme'
import { useTheme } from '../theme/store'
import 'dayjs/locale/zh-cn'

dayjs.locale('zh-cn')

/** antd in our theme and language. */
export function Antd({ children }: { children: ReactNode }) {
  const settings = useTheme()
  const look = useMemo(() => antdSettings(settings), [settings])
  return (
    <ConfigProvider locale={zhCN} {...look}>
      {children}
    </ConfigProvider>
  )
}
