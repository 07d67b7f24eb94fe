import type { EngineFault } from './types'

export function faultOf(error: unknown): { readonly fault: EngineFault; readonly detail: string }
