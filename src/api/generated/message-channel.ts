// Made by `npm run generate`. Do not edit: change what it is made from.
/** Channels of messages */
import { http } from '../http'
import { type Config, queryOf } from './request'
import type { ListQuery, Page } from './common'

export interface MessageChannelAdd {
  code: string
  name: string
  /** Mail by SMTP, SMS by HTTP, robots of WeCom and DingTalk. */
  kind: 'mail' | 'sms' | 'wecom' | 'dingtalk'
  /** 1: it is on. */
  status?: '1' | '0'
  /** Of mail. */
  host?: string | null
  /** Of mail. Default: 465 with TLS, 587 with STARTTLS, else 25. */
  port?: number | null
  /** Of mail: tls, starttls or none. Default tls. */
  security?: string | null
  /** Of mail: certificates in PEM that are trusted beside the known ones. */
  certificate?: string | null
  /** Of mail; without one nobody signs in. */
  username?: string | null
  /** Of mail: the address that it comes from. */
  sender?: string | null
  senderName?: string | null
  /** Of SMS and robots. What opens a robot, and values of the query for SMS, are kept sealed and shown as ******. */
  url?: string | null
  /** Of SMS: one `Name: value` a line. Values are kept sealed for the address and shown as ******. */
  headers?: string | null
  /** Of SMS: JSON or a form, with ${mobile}, ${content}, ${title} and ${secret}. */
  body?: string | null
  /** Of SMS: what an answer has in it when the message was taken. */
  okText?: string | null
  /** Of robots: numbers of phones, joined by commas, or all. */
  mentions?: string | null
  /** Internal addresses or nets that it may call, each with or without a port, joined by commas; asks for messageChannel:internal, as does every later change of where the channel goes. */
  internalAddresses?: string | null
  remark?: string | null
  /** Of mail and SMS; one that is empty stays. */
  password?: string | null
  /** Of DingTalk; one that is empty stays. */
  signKey?: string | null
}

export interface MessageChannelEdit {
  id: string
  version?: number | null
  code: string
  name: string
  /** Mail by SMTP, SMS by HTTP, robots of WeCom and DingTalk. */
  kind: 'mail' | 'sms' | 'wecom' | 'dingtalk'
  /** 1: it is on. */
  status?: '1' | '0'
  /** Of mail. */
  host?: string | null
  /** Of mail. Default: 465 with TLS, 587 with STARTTLS, else 25. */
  port?: number | null
  /** Of mail: tls, starttls or none. Default tls. */
  security?: string | null
  /** Of mail: certificates in PEM that are trusted beside the known ones. */
  certificate?: string | null
  /** Of mail; without one nobody signs in. */
  username?: string | null
  /** Of mail: the address that it comes from. */
  sender?: string | null
  senderName?: string | null
  /** Of SMS and robots. What opens a robot, and values of the query for SMS, are kept sealed and shown as ******. */
  url?: string | null
  /** Of SMS: one `Name: value` a line. Values are kept sealed for the address and shown as ******. */
  headers?: string | null
  /** Of SMS: JSON or a form, with ${mobile}, ${content}, ${title} and ${secret}. */
  body?: string | null
  /** Of SMS: what an answer has in it when the message was taken. */
  okText?: string | null
  /** Of robots: numbers of phones, joined by commas, or all. */
  mentions?: string | null
  /** Internal addresses or nets that it may call, each with or without a port, joined by commas; asks for messageChannel:internal, as does every later change of where the channel goes. */
  internalAddresses?: string | null
  remark?: string | null
  /** Of mail and SMS; one that is empty stays. */
  password?: string | null
  /** Of DingTalk; one that is empty stays. */
  signKey?: string | null
}

/** A way by which messages go out. */
export interface MessageChannel {
  id: string
  code: string
  name: string
  /** Mail by SMTP, SMS by HTTP, robots of WeCom and DingTalk. */
  kind: string
  /** 1: it is on. */
  status: string
  /** Of mail. */
  host?: string | null
  /** Of mail. Default: 465 with TLS, 587 with STARTTLS, else 25. */
  port?: number | null
  /** Of mail: tls, starttls or none. Default tls. */
  security?: string | null
  /** Of mail: certificates in PEM that are trusted beside the known ones. */
  certificate?: string | null
  /** Of mail; without one nobody signs in. */
  username?: string | null
  /** Of mail: the address that it comes from. */
  sender?: string | null
  senderName?: string | null
  /** Of SMS and robots. What opens a robot, and values of the query for SMS, are kept sealed and shown as ******. */
  url?: string | null
  /** Of SMS: one `Name: value` a line. Values are kept sealed for the address and shown as ******. */
  headers?: string | null
  /** Of SMS: JSON or a form, with ${mobile}, ${content}, ${title} and ${secret}. */
  body?: string | null
  /** Of SMS: what an answer has in it when the message was taken. */
  okText?: string | null
  /** Of robots: numbers of phones, joined by commas, or all. */
  mentions?: string | null
  /** Internal addresses or nets that it may call, each with or without a port, joined by commas; asks for messageChannel:internal, as does every later change of where the channel goes. */
  internalAddresses?: string | null
  remark?: string | null
  /** Whether one is kept. */
  hasPassword?: boolean
  /** Whether one is kept. */
  hasSignKey?: boolean
  testedTime?: string | null
  /** Why the last trial failed. */
  testError?: string | null
  createBy?: string | null
  createTime?: string
  updateTime?: string | null
  version?: number
}

export type SysMessageChannelListQuery = ListQuery

export type SysMessageChannelListResult = Page & {
  records: MessageChannel[]
}

/**
 * Channels of messages, without their secrets.
 *
 * `GET /sys/messageChannel/list`
 */
export function sysMessageChannelList(request: { query?: SysMessageChannelListQuery | undefined } = {}, config?: Config) {
  return http.Get<SysMessageChannelListResult>('/sys/messageChannel/list', { ...config, params: queryOf(request.query) })
}

export interface SysMessageChannelQueryByIdQuery {
  id: string
}

/**
 * One channel of messages, without its secrets.
 *
 * `GET /sys/messageChannel/queryById`
 */
export function sysMessageChannelQueryById(request: { query: SysMessageChannelQueryByIdQuery }, config?: Config) {
  return http.Get<MessageChannel>('/sys/messageChannel/queryById', { ...config, params: queryOf(request.query) })
}

/**
 * Save a new channel.
 *
 * `POST /sys/messageChannel/add`
 */
export function sysMessageChannelAdd(request: { body: MessageChannelAdd }, config?: Config) {
  return http.Post<null>('/sys/messageChannel/add', request.body, config)
}

/**
 * Save a changed channel.
 *
 * `PUT /sys/messageChannel/edit`
 */
export function sysMessageChannelEdit(request: { body: MessageChannelEdit }, config?: Config) {
  return http.Put<null>('/sys/messageChannel/edit', request.body, config)
}

export interface SysMessageChannelTestBody {
  id: string
  /** Address or number that gets it; robots need none. */
  receiver?: string | null
}

/**
 * Send a message of trial by a channel, and keep what came of it.
 *
 * `POST /sys/messageChannel/test`
 */
export function sysMessageChannelTest(request: { body: SysMessageChannelTestBody }, config?: Config) {
  return http.Post<null>('/sys/messageChannel/test', request.body, config)
}

export interface SysMessageChannelDeleteQuery {
  id: string
}

/**
 * Delete a channel.
 *
 * `DELETE /sys/messageChannel/delete`
 */
export function sysMessageChannelDelete(request: { query: SysMessageChannelDeleteQuery }, config?: Config) {
  return http.Delete<null>('/sys/messageChannel/delete', undefined, { ...config, params: queryOf(request.query) })
}

export interface SysMessageChannelDeleteBatchQuery {
  ids: string
}

/**
 * Delete several channels.
 *
 * `DELETE /sys/messageChannel/deleteBatch`
 */
export function sysMessageChannelDeleteBatch(request: { query: SysMessageChannelDeleteBatchQuery }, config?: Config) {
  return http.Delete<null>('/sys/messageChannel/deleteBatch', undefined, { ...config, params: queryOf(request.query) })
}
