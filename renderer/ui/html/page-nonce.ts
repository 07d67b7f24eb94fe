/** The nonce that the policy of the page wants of styles; absent where the page has none, as while it is developed. */
export const pageNonce = (): string | undefined => document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce || undefined
