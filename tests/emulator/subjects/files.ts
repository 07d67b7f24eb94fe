import { Bytes, Done, type Handlers, Refusal } from '../call'

export const files: Handlers = {
  'POST /sys/common/upload': ({ emulator, file }) => {
    if (!file) throw new Refusal('上传失败！')
    const [, name = file.name, ending = ''] = /^(.*?)(\.[^.]*)?$/.exec(file.name) ?? []
    const path = `${file.biz}/${name}_${Date.now()}${ending}`
    emulator.files.set(path, file.bytes)
    return new Done(path, null, 0)
  },
  'GET /sys/common/static/**': ({ emulator, params }) => {
    const bytes = emulator.files.get(String(params.rest))
    return bytes ? new Bytes(bytes, 'application/force-download') : new Bytes(Buffer.alloc(0), 'text/plain', 404)
  },
}
