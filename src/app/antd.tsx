import { ConfigProvider } from 'antd'
import enUS from 'antd/es/locale/en_US'
import zhCN from 'antd/es/locale/zh_CN'
import dayjs from 'dayjs'
import { type ReactNode, useMemo } from 'react'
import { language, useReducedMotion } from '../../renderer/contract'
import { antdSettings } from '../theme/antd-theme'
import { useTheme } from '../theme/store'
import 'dayjs/locale/zh-cn'

const english = language() === 'en'
dayjs.locale(english ? 'en' : 'zh-cn')

/** antd in our theme and language. */
export function Antd({ children }: { children: ReactNode }) {
  const settings = useTheme()
  const still = useReducedMotion()
  const look = useMemo(() => antdSettings(settings, still), [settings, still])
  return (
    <ConfigProvider locale={english ? enUS : zhCN} {...look}>
      {children}
    </ConfigProvider>
  )
}
