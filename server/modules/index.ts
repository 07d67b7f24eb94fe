import type { Module } from '../plugins/module'

/** Every module of the server; the order does not matter. */
export const modules: readonly Module[] = []
