const styles = new WeakMap<HTMLElement, string>()

/** Gives an element another style; nothing is asked of the browser where it has that one already. Nothing else may style the element. */
export function setCssText(element: HTMLElement, css: string): void {
  if (styles.get(element) === css) return
  styles.set(element, css)
  element.style.cssText = css
}
