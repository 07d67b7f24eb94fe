import { inLanguages } from '../../renderer/contract'

/** What users read of the devices that they are signed in on. */
export const deviceTexts = inLanguages(
  {
    entry: '登录设备',
    hint: '您的账号正在这些设备上登录。不是本人的设备请下线，并修改密码',
    list: '登录设备',
    current: '当前设备',
    unknown: '未知设备',
    places: { local: '本机', intranet: '内网', internet: '外网' },
    facts: (address: string, since: string, last: string) => `${address} · 登录于 ${since} · 最近操作 ${last}`,
    end: '下线',
    endOne: (device: string, since: string) => `下线 ${device}（登录于 ${since}）`,
    endOthers: '下线其他设备',
    question: (device: string) => `确定下线“${device}”吗？`,
    questionAll: (count: number) => `确定下线其他 ${count} 个设备吗？`,
    consequence: '该设备上未保存的内容会丢失，再次使用需要重新登录',
  },
  {
    entry: 'Devices',
    hint: 'Your account is signed in on these devices. End what is not yours, and change your password',
    list: 'Devices',
    current: 'This device',
    unknown: 'Unknown device',
    places: { local: 'this machine', intranet: 'internal net', internet: 'internet' },
    facts: (address: string, since: string, last: string) => `${address} · since ${since} · last act ${last}`,
    end: 'Sign out',
    endOne: (device: string, since: string) => `Sign out ${device} (since ${since})`,
    endOthers: 'Sign out the others',
    question: (device: string) => `Sign out “${device}”?`,
    questionAll: (count: number) => `Sign out the ${count} other devices?`,
    consequence: 'What is not saved there will be lost; one has to sign in there again',
  },
)
