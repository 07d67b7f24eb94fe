/** What a text area that grows measures itself by: jsdom has no sizes, and no number would be an error in its style. */
export const TEXT_AREA_SIZES = 'padding: 0; border: 0 solid; line-height: 20px'

/**
 * Lets a test of large dialogs see inline styles only, and sizes of text areas. jsdom works the cascade out anew for every element
 * that is asked about by role, over all of antd's style sheets: seconds for each question. What is hidden by `display: none` is
 * always inline in our components and in antd's.
 */
export function plainStyles(): void {
  window.getComputedStyle = element => {
    if (element instanceof HTMLTextAreaElement) return sized(element)
    return 'style' in element ? (element.style as CSSStyleDeclaration) : document.body.style
  }
}

function sized({ style }: HTMLTextAreaElement): CSSStyleDeclaration {
  const { style: own } = document.createElement('textarea')
  own.cssText = `${TEXT_AREA_SIZES}; ${style.cssText}`
  return own
}
