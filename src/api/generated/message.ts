// Made by `npm run generate`. Do not edit: change what it is made from.
/** Messages */
import { http } from '../http'
import { type Config, queryOf } from './request'

export interface MessagePreview {
  title: string
  content: string
  /** Variables without a value. */
  missing: string[]
}

export interface SysMessageSysMessageTemplateSendMsgBody {
  templateCode: string
  /** 1 SMS, 2 mail, 3 WeCom, 4 system, 5 DingTalk. Default: that of the template. */
  msgType?: string | null
  /** Accounts, addresses, numbers or codes of robots, joined by commas; 50 at most. */
  receiver: string
  /** Values of the variables: an object as JSON text. */
  testData?: string | null
}

/**
 * Send a message made of a template to each receiver, as a job.
 *
 * `POST /sys/message/sysMessageTemplate/sendMsg`
 */
export function sysMessageSysMessageTemplateSendMsg(request: { body: SysMessageSysMessageTemplateSendMsgBody }, config?: Config) {
  return http.Post<null>('/sys/message/sysMessageTemplate/sendMsg', request.body, config)
}

export interface SysMessageSysMessageTemplatePreviewQuery {
  templateCode: string
  testData?: string
}

/**
 * What a template becomes with these values; variables without one stay as they are.
 *
 * `GET /sys/message/sysMessageTemplate/preview`
 */
export function sysMessageSysMessageTemplatePreview(request: { query: SysMessageSysMessageTemplatePreviewQuery }, config?: Config) {
  return http.Get<MessagePreview>('/sys/message/sysMessageTemplate/preview', { ...config, params: queryOf(request.query) })
}

export interface SysMessageSysMessageAgainBody {
  id: string
}

/**
 * Send a message that was not sent, or has failed.
 *
 * `POST /sys/message/sysMessage/again`
 */
export function sysMessageSysMessageAgain(request: { body: SysMessageSysMessageAgainBody }, config?: Config) {
  return http.Post<null>('/sys/message/sysMessage/again', request.body, config)
}
