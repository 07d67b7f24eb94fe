import { inLanguages } from '../../../renderer/core'
import type { Chain } from './repository'

const NAMES: Readonly<Record<Chain, string>> = { sys_log: '系统日志', sys_audit: '数据变更' }
const ENGLISH: Readonly<Record<Chain, string>> = { sys_log: 'The log', sys_audit: 'The changes' }

type LineFault = 'gone' | 'changed' | 'unlinked'
type SealFault = 'changed' | 'unlinked' | 'other' | 'copy'

const LINE: Readonly<Record<LineFault, string>> = { gone: '已不存在', changed: '内容与哈希不符', unlinked: '与上一条不相连' }
const LINE_ENGLISH: Readonly<Record<LineFault, string>> = {
  gone: 'is gone',
  changed: 'is not what was hashed',
  unlinked: 'does not follow the one before',
}
const SEAL: Readonly<Record<SealFault, string>> = {
  changed: '被改动',
  unlinked: '与上一个封存不相连',
  other: '与日志链不符',
  copy: '与本服务器保存的副本不符',
}
const SEAL_ENGLISH: Readonly<Record<SealFault, string>> = {
  changed: 'was changed',
  unlinked: 'does not follow the one before',
  other: 'is not that of the chain',
  copy: 'is not the copy of this server',
}

/** What people read of chains and seals. */
export const texts = inLanguages(
  {
    checkLogs: '日志完整性检查',
    systemOnly: '日志链由全部租户共用，只有系统租户可以检查',
    asked: '已开始检查，可在任务中心查看进度和结果',
    following: (chain: Chain) => `核对${NAMES[chain]}`,
    whole: (chain: Chain, lines: number) => `${NAMES[chain]}完好（${lines} 条）`,
    line: (chain: Chain, no: number, id: string, time: string, fault: LineFault) =>
      `${NAMES[chain]}从第 ${no} 条（${id}，${time}）起不可信：${LINE[fault]}`,
    cutOff: (chain: Chain, after: number, end: number) => `${NAMES[chain]}第 ${after} 条之后的链缺失，应到第 ${end} 条`,
    missing: (chain: Chain, missing: number, dropped: number) =>
      `${NAMES[chain]}缺少 ${missing} 条的链，按保留规则删除的只有 ${dropped} 条`,
    otherEnd: (chain: Chain) => `${NAMES[chain]}的链尾与记录的不符`,
    foreign: (chain: Chain, id: string, time: string) => `${NAMES[chain]}中有一条不在链中（${id}，${time}）`,
    seal: (chain: Chain, day: string, fault: SealFault) => `${NAMES[chain]} ${day} 的封存${SEAL[fault]}`,
  },
  {
    checkLogs: 'Check of the logs',
    systemOnly: 'All tenants share the chains, so only the system tenant checks them',
    asked: 'The check has begun; its progress and result stand in the task centre',
    following: chain => `${ENGLISH[chain]} is followed`,
    whole: (chain, lines) => `${ENGLISH[chain]}: whole (${lines} lines)`,
    line: (chain, no, id, time, fault) =>
      `${ENGLISH[chain]}: not to be trusted from line ${no} on (${id}, ${time}), which ${LINE_ENGLISH[fault]}`,
    cutOff: (chain, after, end) => `${ENGLISH[chain]}: no links after line ${after}, where there should be ${end}`,
    missing: (chain, missing, dropped) => `${ENGLISH[chain]}: ${missing} links are missing, and ${dropped} were dropped by rule`,
    otherEnd: chain => `${ENGLISH[chain]}: the chain does not end as it should`,
    foreign: (chain, id, time) => `${ENGLISH[chain]}: a line has no link (${id}, ${time})`,
    seal: (chain, day, fault) => `${ENGLISH[chain]}: the seal of ${day} ${SEAL_ENGLISH[fault]}`,
  },
)
