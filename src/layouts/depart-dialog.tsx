import { Form, Modal, Select } from 'antd'
import { useState } from 'react'
import type { CurrentDeparts } from '../api/generated/auth'
import { dialogTexts } from './dialog-texts'
import { texts } from './texts'

const say = dialogTexts.depart
const WIDTH = 450

interface DepartDialogProps {
  /** Null: closed. */
  readonly departs: CurrentDeparts | null
  /** Resolves when the department is the current one; what goes wrong is the caller's to show. */
  readonly onChoose: (orgCode: string) => Promise<void>
  readonly onClose: () => void
}

function Choose({ departs, onChoose, onClose }: DepartDialogProps & { readonly departs: CurrentDeparts }) {
  const [orgCode, setOrgCode] = useState(departs.list.find(depart => depart.orgCode === departs.orgCode)?.orgCode ?? null)
  const [missing, setMissing] = useState(false)
  const [busy, setBusy] = useState(false)
  const confirm = async () => {
    setMissing(!orgCode)
    if (!orgCode) return
    setBusy(true)
    await onChoose(orgCode).finally(() => setBusy(false))
  }
  return (
    <Modal
      open
      title={say.title}
      width={WIDTH}
      okText={texts.ok}
      cancelText={texts.cancel}
      confirmLoading={busy}
      maskClosable={false}
      onOk={confirm}
      onCancel={() => busy || onClose()}
    >
      <Form.Item
        className="weft-dialog-form"
        label={say.label}
        htmlFor="weft-depart"
        required
        validateStatus={missing ? 'error' : ''}
        help={missing && <span role="alert">{say.notChosen}</span>}
      >
        <Select
          id="weft-depart"
          aria-invalid={missing}
          allowClear
          showSearch
          optionFilterProp="label"
          placeholder={say.placeholder}
          value={orgCode}
          options={departs.list.map(depart => ({ value: depart.orgCode, label: depart.departName }))}
          onChange={(chosen: string | undefined) => {
            setOrgCode(chosen ?? null)
            setMissing(false)
          }}
        />
      </Form.Item>
    </Modal>
  )
}

/** Which of their departments a user works for now. */
export function DepartDialog({ departs, ...rest }: DepartDialogProps) {
  return departs && <Choose departs={departs} {...rest} />
}
