import { defineModule, type Module } from '../../http/module'
import { type MailingServices, mailReport } from './mail-report'

/** Online reports that are sent by mail; `services`: what they are read by, once the server has it. */
export const mailedReport = (services: () => MailingServices): Module =>
  defineModule({
    name: 'mailed-report',
    rows: 'none',
    outgoing: 'none',
    declare: ({ jobs }) => jobs.declare(mailReport(services)),
    handlers: {},
  })
