import { defineSetting, type Settings } from '../settings'
import { texts } from './texts'

const MB = 1024 * 1024
const MOST_MEGABYTES = 999_999_999

/** What administrators set about uploads. */
export const fileSettings = {
  /** Of one file, in megabytes. */
  file: defineSetting({
    code: 'files.megabytes',
    area: 'files',
    title: () => texts.fileSetting,
    help: () => texts.fileSettingHelp,
    default: 1024,
    least: 1,
    most: 1024,
  }),
  /** Of one picture, in megabytes: all of it is decoded. */
  picture: defineSetting({
    code: 'files.pictureMegabytes',
    area: 'files',
    title: () => texts.pictureSetting,
    help: () => texts.pictureSettingHelp,
    default: 50,
    least: 1,
    most: 50,
  }),
  /** Of all files of one user in one tenant, in megabytes; 0: no limit. */
  user: defineSetting({
    code: 'files.userMegabytes',
    area: 'files',
    title: () => texts.userSetting,
    help: () => texts.userSettingHelp,
    default: 5120,
    most: MOST_MEGABYTES,
    env: 'USER_STORAGE_MB',
  }),
  /** Of all files of a tenant without a limit of its own, in megabytes; 0: no limit. */
  tenant: defineSetting({
    code: 'files.tenantMegabytes',
    area: 'files',
    title: () => texts.tenantSetting,
    help: () => texts.tenantSettingHelp,
    default: 102_400,
    most: MOST_MEGABYTES,
    env: 'TENANT_STORAGE_MB',
  }),
}

/** In bytes; null: none. */
export interface StorageLimits {
  /** Of one user in one tenant. */
  readonly userBytes: number | null
  /** Of a tenant without a limit of its own. */
  readonly tenantBytes: number | null
}

/** How much may be kept, as it is set now. */
export const storageLimits = ({ value }: Pick<Settings, 'value'>): StorageLimits => ({
  userBytes: value(fileSettings.user) * MB || null,
  tenantBytes: value(fileSettings.tenant) * MB || null,
})
