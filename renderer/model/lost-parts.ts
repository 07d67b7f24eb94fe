import { Listeners } from './store'

/** Called when parts are to be tried again that could not be loaded and are shown as such. */
export const lostParts = new Listeners()

/** Tries every part again that could not be loaded: for listeners of the server's return. */
export const retryLostParts = (): void => lostParts.emit()
