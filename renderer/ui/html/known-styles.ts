interface StylePlace {
  /** Where the style element stands. Default: the head of the page. */
  readonly attachTo?: Element | undefined
  /** The attribute that names it. */
  readonly mark?: string | undefined
}

/** Puts a style sheet into the page under a key, or finds the one that is there. */
type PutStyle<Place extends StylePlace> = (css: string, key: string, place?: Place) => HTMLStyleElement

interface Known {
  readonly css: string
  readonly element: HTMLStyleElement
}

/** The same, but a style sheet that was put and still stands there is not looked for: each component that is mounted asks for its own. */
export function withKnownStyles<Place extends StylePlace>(put: PutStyle<Place>): PutStyle<Place> {
  const known = new WeakMap<Element, Map<string, Known>>()
  return (css, key, place) => {
    const container = place?.attachTo ?? document.head
    const styles = known.get(container) ?? new Map<string, Known>()
    known.set(container, styles)
    const name = `${place?.mark ?? ''} ${key}`
    const last = styles.get(name)
    if (last?.css === css && last.element.isConnected) return last.element
    const element = put(css, key, place)
    styles.set(name, { css, element })
    return element
  }
}
