import type { FormSession } from './form-session'

/** Names of the items in one tab or step. */
export function sectionFields({ compiled }: FormSession, container: string, index: number): readonly string[] {
  return [...compiled.places].flatMap(([name, places]) =>
    places.some(place => place.container === container && place.index === index) ? [name] : [],
  )
}

/** Whether an item in it shows an error; observed. */
export function sectionInvalid(session: FormSession, container: string, index: number): boolean {
  return sectionFields(session, container, index).some(name => {
    const item = session.items.get(name)
    return item?.isShown === true && item.state.error !== undefined
  })
}

/** Brings the tabs and steps around an item to the front. */
export function bringToFront(session: FormSession, name: string): void {
  for (const { container, index } of session.compiled.places.get(name) ?? []) session.shown[container] = index
}
