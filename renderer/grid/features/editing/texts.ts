import { inLanguages } from '../../../model/language'

/** Texts of cells that are edited. */
export const texts = inLanguages(
  {
    undone: '已撤销',
    redone: '已重做',
    noOptions: '无匹配选项',
    noChoices: '暂无数据',
    choicesLoading: '加载中…',
    choicesFailed: '加载失败',
    again: '重试',
  },
  {
    undone: 'Undone',
    redone: 'Done again',
    noOptions: 'No such option',
    noChoices: 'No data',
    choicesLoading: 'Loading…',
    choicesFailed: 'Loading failed',
    again: 'Try again',
  },
)
