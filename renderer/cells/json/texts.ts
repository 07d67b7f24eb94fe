import { inLanguages } from '../../model/language'

/** What people read of a JSON cell. */
export const texts = inLanguages(
  {
    format: '格式化',
    missing: (names: string) => `请填写${names}`,
    noParams: '没有参数',
    picture: '当前图片',
    pictureMissing: '未设置',
    choosePicture: '选择图片',
    noPicture: '该文件不是可显示的图片，请选择 PNG、JPG 或 SVG 图片',
    entries: (count: number) => `${count} 项`,
    more: (count: number) => `还有 ${count} 项`,
  },
  {
    format: 'Format',
    missing: names => `Fill in ${names}`,
    noParams: 'No parameters',
    picture: 'The present picture',
    pictureMissing: 'None',
    choosePicture: 'Choose a picture',
    noPicture: 'This file is no picture. Choose one of PNG, JPG or SVG',
    entries: count => (count === 1 ? '1 entry' : `${count} entries`),
    more: count => `${count} more`,
  },
)
