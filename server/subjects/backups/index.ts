export { Archives, type BackupSettings } from './archives'
export { BackupError, restore, verify } from './repository'
