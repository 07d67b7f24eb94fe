import type { OwnerAccess } from '../../db/owner'
import { SYSTEM_TENANT } from '../../util/system-tenant'
import { setAtFirst } from './repository'
import { websiteSettings } from './settings'

/** The website of the samples is public from the first start on. */
export async function prepareWebsiteDemo(owner: OwnerAccess): Promise<void> {
  if (owner.demo) await setAtFirst(owner, websiteSettings.tenants.code, String(SYSTEM_TENANT))
}
