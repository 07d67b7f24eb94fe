import type { SettingsStore } from '../../renderer/contract'
import type { ExpiringStorage } from './expiring-storage'

/** One person's choices, kept in this browser under names that no other person's share. */
export function createSettings(storage: ExpiringStorage, username: string): SettingsStore {
  const named = (key: string) => `weft:${username}:${key}`
  return {
    get: key => storage.get(named(key)),
    set: (key, value) => storage.set(named(key), value),
    remove: key => storage.remove(named(key)),
  }
}
