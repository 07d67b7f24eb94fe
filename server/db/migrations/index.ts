import type { Kysely } from 'kysely'
import type { RoleNames } from '../owner'
import * as rules from './01-rules-of-the-house'
import * as system from './02-system-tables'
import * as signIn from './03-sign-in'
import * as waysIn from './04-ways-in'
import * as announcements from './05-announcements'
import * as visits from './06-visits'
import * as oneTime from './07-one-time-passwords'
import * as permissionNews from './08-permission-news'
import * as tenants from './09-tenants'
import * as log from './10-log-without-double'
import * as uploads from './11-uploads-in-parts'
import * as savedQueries from './12-saved-queries'
import * as storedScreens from './13-stored-screens'
import * as reportDoor from './14-report-door'
import * as words from './15-order-of-words'
import * as onlineForms from './16-online-forms'
import * as holdings from './17-holdings'
import * as allowances from './18-allowances'
import * as boundedReports from './19-bounded-report-functions'
import * as signInGuards from './20-sign-in-guards'
import * as frameOrigins from './21-frame-origins'
import * as files from './22-files-of-records'
import * as refusedCalls from './23-refused-calls'
import * as storageLimits from './24-storage-limits'
import * as idleSessions from './25-idle-sessions'
import * as framesOfSystem from './26-frame-origins-of-the-system'
import * as oneTimeSessions from './27-sessions-of-one-time-passwords'
import * as drawnPictures from './28-drawn-pictures'
import * as formRights from './29-form-rights'
import * as numbersOfRules from './30-numbers-of-rules'
import * as auditOfOthers from './31-audit-of-other-tenants'
import * as tenantBin from './32-recycle-bin-of-tenants'
import * as comments from './33-comments'
import * as buttonActions from './34-actions-of-buttons'
import * as departmentRoles from './35-department-roles'
import * as dataRules from './36-data-rules'
import * as formDrafts from './39-form-drafts'
import * as jobs from './40-jobs'
import * as logs from './42-logs'
import * as partitions from './43-partitions'
import * as jobAlarms from './44-job-alarms'
import * as jobFlows from './45-job-flows'
import * as logChain from './46-log-chain'
import * as onlineUsers from './48-online-users'
import * as gateway from './49-gateway'
import * as dataSources from './50-data-sources'
import * as monitoring from './51-monitoring'
import * as watchedCalls from './52-watched-calls'
import * as settings from './55-settings'
import * as messageChannels from './57-message-channels'
import * as tenantLimits from './59-tenant-limits'
import * as tenantPacks from './60-tenant-packs'

export interface Migration {
  readonly name: string
  readonly up: (db: Kysely<unknown>, roles: RoleNames) => Promise<void>
}

/** In the order in which they run; a name that has run is never changed or moved. */
export const migrations: readonly Migration[] = [
  { name: '01-rules-of-the-house', up: rules.up },
  { name: '02-system-tables', up: system.up },
  { name: '03-sign-in', up: signIn.up },
  { name: '04-ways-in', up: waysIn.up },
  { name: '05-announcements', up: announcements.up },
  { name: '06-visits', up: visits.up },
  { name: '07-one-time-passwords', up: oneTime.up },
  { name: '08-permission-news', up: permissionNews.up },
  { name: '09-tenants', up: tenants.up },
  { name: '10-log-without-double', up: log.up },
  { name: '11-uploads-in-parts', up: uploads.up },
  { name: '12-saved-queries', up: savedQueries.up },
  { name: '13-stored-screens', up: storedScreens.up },
  { name: '14-report-door', up: reportDoor.up },
  { name: '15-order-of-words', up: words.up },
  { name: '16-online-forms', up: onlineForms.up },
  { name: '17-holdings', up: holdings.up },
  { name: '18-allowances', up: allowances.up },
  { name: '19-bounded-report-functions', up: boundedReports.up },
  { name: '20-sign-in-guards', up: signInGuards.up },
  { name: '21-frame-origins', up: frameOrigins.up },
  { name: '22-files-of-records', up: files.up },
  { name: '23-refused-calls', up: refusedCalls.up },
  { name: '24-storage-limits', up: storageLimits.up },
  { name: '25-idle-sessions', up: idleSessions.up },
  { name: '26-frame-origins-of-the-system', up: framesOfSystem.up },
  { name: '27-sessions-of-one-time-passwords', up: oneTimeSessions.up },
  { name: '28-drawn-pictures', up: drawnPictures.up },
  { name: '29-form-rights', up: formRights.up },
  { name: '30-numbers-of-rules', up: numbersOfRules.up },
  { name: '31-audit-of-other-tenants', up: auditOfOthers.up },
  { name: '32-recycle-bin-of-tenants', up: tenantBin.up },
  { name: '33-comments', up: comments.up },
  { name: '34-actions-of-buttons', up: buttonActions.up },
  { name: '35-department-roles', up: departmentRoles.up },
  { name: '36-data-rules', up: dataRules.up },
  { name: '40-jobs', up: jobs.up },
  { name: '39-form-drafts', up: formDrafts.up },
  { name: '42-logs', up: logs.up },
  { name: '43-partitions', up: partitions.up },
  { name: '51-monitoring', up: monitoring.up },
  { name: '48-online-users', up: onlineUsers.up },
  { name: '44-job-alarms', up: jobAlarms.up },
  { name: '52-watched-calls', up: watchedCalls.up },
  { name: '45-job-flows', up: jobFlows.up },
  { name: '46-log-chain', up: logChain.up },
  { name: '49-gateway', up: gateway.up },
  { name: '50-data-sources', up: dataSources.up },
  { name: '57-message-channels', up: messageChannels.up },
  { name: '55-settings', up: settings.up },
  { name: '59-tenant-limits', up: tenantLimits.up },
  { name: '60-tenant-packs', up: tenantPacks.up },
]
