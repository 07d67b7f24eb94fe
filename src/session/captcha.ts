import { http } from '../api/http'

/** The picture of a captcha, a data address. */
export const loadCaptcha = (key: string): Promise<unknown> =>
  http.Get(`/sys/randomImage/${encodeURIComponent(key)}`, { meta: { quiet: true } }).send()
