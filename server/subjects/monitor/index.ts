import { defineModule } from '../../http/module'
import { alarmPage, seedRules } from './alarms/repository'
import { makeFunctions, sessionPage, statementPage, tablePage } from './database/repository'
import { errorPage, vitalPage } from './front/repository'
import * as answers from './handlers'

export { addActuator } from './actuator'
export { addHealth, ownChecks } from './health'
export { addMetrics } from './metrics'
export { sampleRegularly } from './sample-regularly'
export { type TracingSettings, watch } from './watch'

/** What is watched of servers, database, calls and browsers, for administrators of the system. It is asked of the primary database alone. */
export const monitor = defineModule({
  name: 'monitor',
  rows: 'subject',
  outgoing: 'none',
  prepare: async owner => {
    await makeFunctions(owner)
    await seedRules(owner)
  },
  handlers: {
    sysMonitorOverview: answers.glance,
    sysMonitorServerHistory: answers.serverTimes,
    sysMonitorDatabaseHistory: answers.databaseTimes,
    sysMonitorCallHistory: answers.callTimes,
    sysMonitorServerList: answers.servers,
    sysMonitorSessionList: call => call.withTenant(trx => sessionPage(trx, call.query)),
    sysMonitorSessionEnd: answers.endOne,
    sysMonitorTableList: call => call.withTenant(trx => tablePage(trx, call.query)),
    sysMonitorStatementList: call => call.withTenant(trx => statementPage(trx, call.query)),
    sysMonitorCallList: answers.calls,
    sysMonitorTraceList: answers.traces,
    sysMonitorTraceSteps: answers.steps,
    sysMonitorFrontErrorList: call => call.withTenant(trx => errorPage(trx, call.query)),
    sysMonitorVitalList: call => call.withTenant(trx => vitalPage(trx, call.query)),
    sysMonitorAlarmList: call => call.withTenant(trx => alarmPage(trx, call.query)),
    sysMonitorReport: answers.report,
  },
})
