import type { Module } from '../plugins/module'
import { auth } from './auth'
import { session } from './session'

/** Every module of the server; the order does not matter. */
export const modules: readonly Module[] = [auth, session]
