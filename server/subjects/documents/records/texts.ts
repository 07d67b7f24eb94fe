import { inLanguages } from '../../../../renderer/core'

/** Texts of records of documents; those of names word for word from the specification. */
export const texts = inLanguages(
  {
    used: '该名称已被使用！',
    free: '该名称可以使用',
    missing: '文档不存在',
    collected: '收藏成功',
    dropped: '已取消收藏',
    notCollected: '该文档没有收藏，或已取消收藏',
    noted: '已记录',
    unseen: '无权查看或已删除的文档',
    onPage: (name: string, page: string) => `${name}（第${page}页）`,
    changed: (place: string) => `${place}【原文已更新】`,
  },
  {
    used: 'This name is used already!',
    free: 'The name is free',
    missing: 'There is no such document',
    collected: 'Collected',
    dropped: 'No longer collected',
    notCollected: 'This document is not among those that you collected',
    noted: 'Noted',
    unseen: 'A document that is gone or not yours to read',
    onPage: (name, page) => `${name} (page ${page})`,
    changed: place => `${place} [its text has changed]`,
  },
)
