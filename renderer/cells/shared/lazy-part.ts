import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

/** A part of a cell that is loaded when it is first drawn. */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await load() }))
}
