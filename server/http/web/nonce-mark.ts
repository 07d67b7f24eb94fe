/** Stands in the built page where each answer has a nonce of its own. */
export const NONCE_MARK = '__WEFT_NONCE__'
