/** Where the API answers: the server's `API_BASE` at the time of the build. */
export const API_BASE: string = import.meta.env?.API_BASE || '/jeecg-boot'
