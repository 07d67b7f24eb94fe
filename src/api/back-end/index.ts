import { BackEnd } from './back-end'

/** Of this window. Rooms that run without a browser have none to remember by. */
const nothing: Storage = { length: 0, clear() {}, getItem: () => null, key: () => null, removeItem() {}, setItem() {} }

export const backEnd = new BackEnd({
  generation: typeof localStorage === 'undefined' ? nothing : localStorage,
  lacking: typeof sessionStorage === 'undefined' ? nothing : sessionStorage,
})
