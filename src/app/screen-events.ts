import { Listeners } from '../../renderer/contract'

/** What the application tells its screens, such as `reload:course/lecturer`. */
export const screenEvents = new Listeners<string>()
