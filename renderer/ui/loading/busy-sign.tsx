import { LoadingOutlined } from '@ant-design/icons'

/**
 * For `loading` of a button. antd's own sign slides in and out, and stays behind, unseen but with its width and an
 * English name, when the work is over before it has slid in; this one is there or not.
 */
export const busySign = (busy: boolean) => busy && { icon: <LoadingOutlined aria-hidden /> }
