import { inLanguages } from '../../../../renderer/contract'
import type { EntityKind } from './calls'

type Kinds = { readonly [kind in EntityKind]: string }

/** What people read of the analysis of documents. */
export const texts = inLanguages(
  {
    analysis: '分析',
    close: '关闭分析',
    summary: '摘要',
    keywords: '关键词',
    kinds: {
      firm: '单位',
      person: '人员',
      place: '地点',
      amount: '金额',
      date: '日期',
      period: '期限',
      contract: '合同及文号',
      law: '法规条款',
      identity: '身份证号',
      creditCode: '统一社会信用代码',
      account: '银行账号',
    } as Kinds,
    waiting: '正在分析，完成后自动显示',
    none: '本文档没有可分析的文字',
    nothing: '没有识别出关键词和要素',
    partial: '文档过长，只分析了前一部分',
    failed: '分析失败',
    times: (count: number) => `${count} 处`,
    more: (count: number) => `更多（${count}）`,
    fewer: '收起',
    company: (name: string) => `查看企业信息：${name}`,
  },
  {
    analysis: 'Analysis',
    close: 'Close the analysis',
    summary: 'Summary',
    keywords: 'Key words',
    kinds: {
      firm: 'Organisations',
      person: 'Persons',
      place: 'Places',
      amount: 'Amounts',
      date: 'Dates',
      period: 'Periods',
      contract: 'Contracts and papers',
      law: 'Laws',
      identity: 'Identity numbers',
      creditCode: 'Credit codes',
      account: 'Bank accounts',
    },
    waiting: 'Being analysed; shown here as soon as that is done',
    none: 'This document has no text to analyse',
    nothing: 'No key words and entities were found',
    partial: 'The document is long; only its first part was analysed',
    failed: 'The analysis failed',
    times: count => `${count} ×`,
    more: count => `More (${count})`,
    fewer: 'Fewer',
    company: name => `Company: ${name}`,
  },
)
