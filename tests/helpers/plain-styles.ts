/**
 * Lets a test of large dialogs see inline styles only. jsdom works the cascade out anew for every element that is asked
 * about by role, over all of antd's style sheets: seconds for each question. What is hidden by `display: none` is always
 * inline in our components and in antd's.
 */
export function plainStyles(): void {
  window.getComputedStyle = element => ('style' in element ? (element.style as CSSStyleDeclaration) : document.body.style)
}
