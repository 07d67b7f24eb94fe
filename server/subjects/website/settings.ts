import { defineSetting } from '../settings'
import { texts } from './texts'

const partsOf = (text: string) => text.split(/[\s,，]+/).filter(Boolean)

const isTenant = (part: string) => /^\d{1,9}$/.test(part)

const isOrigin = (part: string) => part === '*' || (/^https?:\/\//.test(part) && URL.canParse(part) && new URL(part).origin === part)

export const websiteSettings = {
  tenants: defineSetting({
    code: 'website.tenants',
    area: 'website',
    title: () => texts.tenants,
    help: () => texts.tenantsHelp,
    default: '',
    check: text => (partsOf(text).every(isTenant) ? undefined : texts.badTenants),
  }),
  origins: defineSetting({
    code: 'website.origins',
    area: 'website',
    title: () => texts.origins,
    help: () => texts.originsHelp,
    default: '',
    most: 2000,
    lines: true,
    check: text => {
      const wrong = partsOf(text).find(part => !isOrigin(part))
      return wrong === undefined ? undefined : texts.badOrigin(wrong.slice(0, 100))
    },
  }),
}

/** Whether what a tenant has published is public, by the value of `tenants`. */
export const isOpen = (tenants: string, tenantId: number): boolean => partsOf(tenants).some(part => Number(part) === tenantId)

/** What the pages of `origin` are told by the value of `origins`; undefined: they may not read the answer. */
export function allowedOrigin(origins: string, origin: string | undefined): string | undefined {
  const allowed = partsOf(origins)
  if (allowed.includes('*')) return '*'
  return origin !== undefined && allowed.includes(origin) ? origin : undefined
}
