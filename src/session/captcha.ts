import { http } from '../api/http'

/** The picture of a captcha, a data address. Our server has none; others of the family do. */
export const loadCaptcha = (key: string): Promise<unknown> =>
  http.Get(`/sys/randomImage/${encodeURIComponent(key)}`, { meta: { quiet: true } }).send()
