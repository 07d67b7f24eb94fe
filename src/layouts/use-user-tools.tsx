import {
  ApartmentOutlined,
  ClearOutlined,
  DatabaseOutlined,
  DesktopOutlined,
  KeyOutlined,
  LinkOutlined,
  SafetyOutlined,
  SettingOutlined,
  TranslationOutlined,
} from '@ant-design/icons'
import { type ReactNode, useRef, useState } from 'react'
import type { Notifier } from '../../renderer/contract'
import { backEnd } from '../api/back-end'
import { type CurrentDeparts, sysUserGetCurrentUserDeparts } from '../api/generated/auth'
import { sysDictRefleshCache } from '../api/generated/dict'
import { session } from '../session'
import { switchLanguage } from '../session/language'
import { texts as sessionTexts } from '../session/texts'
import { deviceTexts } from './device-texts'
import { dialogTexts } from './dialog-texts'
import { laterDialog } from './later-dialog'
import { showRequestError } from './show-request-error'
import { texts } from './texts'
import { useBoundAccounts } from './use-bound-accounts'
import { useOwnDevices } from './use-own-devices'
import { useTotp } from './use-totp'
import type { UserMenuEntry } from './user-menu'

const isOpen = ({ open }: { readonly open: boolean }) => open
const PasswordDialog = laterDialog(async () => (await import('./password-dialog')).PasswordDialog, isOpen)
const ThemeDrawer = laterDialog(async () => (await import('../theme/theme-drawer')).ThemeDrawer, isOpen)
const StorageDialog = laterDialog(
  async () => (await import('./storage-dialog')).StorageDialog,
  () => true,
)
const DepartDialog = laterDialog(
  async () => (await import('./depart-dialog')).DepartDialog,
  ({ departs }) => departs !== null,
)

export interface UserToolsPorts {
  /** Empty: no session. */
  readonly username: string
  readonly notify: Pick<Notifier, 'success' | 'warning' | 'confirm'>
  /** Has open pages read their dictionaries anew. */
  readonly forgetDictionaries: () => unknown
  /** Ends the session and goes to the login page. */
  readonly signOut: () => void
}

export interface UserTools {
  readonly entries: readonly UserMenuEntry[]
  /** To be drawn somewhere; nothing is seen of them until they open. */
  readonly dialogs: ReactNode
}

/** Ignores a wish that comes while the last one is still at work. */
function useOneAtATime() {
  const busy = useRef(false)
  return (work: () => Promise<void>) => {
    if (busy.current) return
    busy.current = true
    void work().finally(() => {
      busy.current = false
    })
  }
}

function useDeparts({ notify }: UserToolsPorts) {
  const [departs, setDeparts] = useState<CurrentDeparts | null>(null)
  const open = async () => {
    try {
      const found = await sysUserGetCurrentUserDeparts()
      if (found?.list?.length) setDeparts(found)
      else notify.warning(dialogTexts.depart.none)
    } catch (error) {
      showRequestError(error, notify)
    }
  }
  const close = () => setDeparts(null)
  const choose = (orgCode: string) => session.chooseDepart(orgCode).then(close, error => showRequestError(error, notify))
  return { open, dialog: <DepartDialog notify={notify} departs={departs} onChoose={choose} onClose={close} /> }
}

/** Has the server forget its dictionaries, reads all of them, and replaces what was kept for 7 days. */
async function refreshCache({ notify, forgetDictionaries }: UserToolsPorts): Promise<void> {
  try {
    await sysDictRefleshCache({ meta: { quiet: true } })
    await session.refreshDictionaries()
    await forgetDictionaries()
    notify.success(texts.cache.done)
  } catch (error) {
    console.warn('The dictionaries could not be read anew.', error)
    notify.warning(texts.cache.failed)
  }
}

const changeLanguage = ({ notify }: UserToolsPorts) =>
  switchLanguage(() => notify.confirm({ title: texts.language.title, content: texts.language.unsaved, danger: true }))

/** An entry of the user menu, and the call without which there is none. */
interface Entry extends UserMenuEntry {
  readonly needs?: string
}

/** What people can do for themselves: password, department, storage, cache, look and language, as entries of the user menu and as dialogs. */
export function useUserTools(ports: UserToolsPorts): UserTools {
  const { username, notify, signOut } = ports
  const [password, setPassword] = useState(false)
  const [look, setLook] = useState(false)
  const [storage, setStorage] = useState(false)
  const departs = useDeparts(ports)
  const totp = useTotp(notify)
  const bound = useBoundAccounts(notify)
  const devices = useOwnDevices(notify)
  const once = useOneAtATime()
  const askPassword = () => (username === '' ? notify.warning(dialogTexts.password.nobody) : setPassword(true))
  const all: readonly Entry[] = [
    { key: 'settings', title: texts.settings, icon: <SettingOutlined aria-hidden />, run: () => setLook(true) },
    { key: 'password', title: dialogTexts.password.title, icon: <KeyOutlined aria-hidden />, run: askPassword },
    {
      key: 'totp',
      title: dialogTexts.totp.entry,
      icon: <SafetyOutlined aria-hidden />,
      run: () => once(totp.open),
      needs: '/sys/totp/state',
    },
    {
      key: 'devices',
      title: deviceTexts.entry,
      icon: <DesktopOutlined aria-hidden />,
      run: () => once(devices.open),
      needs: '/sys/online/own',
    },
    {
      key: 'bound',
      title: dialogTexts.bound.entry,
      icon: <LinkOutlined aria-hidden />,
      run: () => once(bound.open),
      needs: '/sys/thirdLogin/accounts',
    },
    { key: 'depart', title: dialogTexts.depart.entry, icon: <ApartmentOutlined aria-hidden />, run: () => once(departs.open) },
    {
      key: 'storage',
      title: dialogTexts.storage.title,
      icon: <DatabaseOutlined aria-hidden />,
      run: () => setStorage(true),
      needs: '/sys/common/storage',
    },
    { key: 'cache', title: texts.cache.entry, icon: <ClearOutlined aria-hidden />, run: () => once(() => refreshCache(ports)) },
    {
      key: 'language',
      title: sessionTexts.otherLanguage,
      icon: <TranslationOutlined aria-hidden />,
      run: () => once(() => changeLanguage(ports)),
    },
  ]
  const entries = all.filter(({ needs }) => needs === undefined || backEnd.has('GET', needs))
  const dialogs = (
    <>
      <PasswordDialog username={username} open={password} notify={notify} onClose={() => setPassword(false)} onChanged={signOut} />
      {totp.dialog}
      {devices.dialog}
      {bound.dialog}
      {departs.dialog}
      {storage && <StorageDialog notify={notify} onClose={() => setStorage(false)} />}
      <ThemeDrawer notify={notify} open={look} onClose={() => setLook(false)} />
    </>
  )
  return { entries, dialogs }
}
