import { Alert, Form, Input, Modal, Radio, Select, TreeSelect } from 'antd'
import { useEffect, useState } from 'react'
import { useDictionary } from '../../dictionary'
import { useHost } from '../../source/host-context'
import { usePermission } from '../../ui/guard/has-permission'
import { onEnter } from '../../ui/input/composing'
import { type Audience, type MenuGroup, menuGroups } from './pages'
import { texts } from './texts'

/** What a person says of a page. */
export interface PageSettings {
  readonly title: string
  /** Behind stored/; '' lets the server make one. */
  readonly name: string
  readonly audience: Audience
  readonly roleIds: readonly string[]
  /** Menu that its entry stands in; absent: none. */
  readonly parentId?: string
}

interface PageDialogProps {
  /** Absent: the page is made now. */
  readonly page?: Pick<PageSettings, 'title' | 'audience' | 'roleIds'>
  /** Resolves to true once it is saved. */
  readonly onSave: (settings: PageSettings) => Promise<boolean>
  readonly onCancel: () => void
}

const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const NOTHING = { name: '', roleIds: [] }
const AUDIENCES: readonly Audience[] = ['own', 'roles', 'all']

/** 保存为页面 and 页面设置: title, address, who sees it, and its place in the menu. */
export function PageDialog({ page, onSave, onCancel }: PageDialogProps) {
  const [form] = Form.useForm<PageSettings>()
  const [busy, setBusy] = useState(false)
  const { has } = usePermission()
  const shares = has('storedScreen:share') || (page !== undefined && page.audience !== 'own')
  const audience = Form.useWatch('audience', form)
  const save = async () => {
    const settings = await form.validateFields().catch(() => undefined)
    if (settings === undefined) return
    setBusy(true)
    // Fields that are not shown are not among the settings.
    const saved = await onSave({ ...NOTHING, ...settings, title: settings.title.trim() })
    if (!saved) setBusy(false)
  }
  return (
    <Modal
      open
      title={page === undefined ? texts.saveAs : texts.settings}
      onOk={() => void save()}
      confirmLoading={busy}
      onCancel={onCancel}
      maskClosable={false}
      okText={texts.confirm}
      cancelText={texts.cancel}
      okButtonProps={{ autoInsertSpace: false }}
      cancelButtonProps={{ autoInsertSpace: false }}
    >
      {page === undefined && <Alert type="info" message={texts.difference} style={{ marginBottom: 16 }} />}
      <Form<PageSettings>
        form={form}
        layout="vertical"
        initialValues={page ?? { title: '', name: '', audience: 'own', roleIds: [] }}
        onFinish={() => void save()}
      >
        <Form.Item name="title" label={texts.title} rules={[{ required: true, whitespace: true, message: texts.titleMissing }]}>
          <Input autoFocus maxLength={50} onPressEnter={onEnter(() => void save())} />
        </Form.Item>
        {page === undefined && (
          <Form.Item name="name" label={texts.name} extra={texts.nameHint} rules={[{ pattern: NAME, message: texts.nameWrong }]}>
            <Input maxLength={60} prefix="stored/" onPressEnter={onEnter(() => void save())} />
          </Form.Item>
        )}
        <Form.Item name="audience" label={texts.audience} extra={shares ? texts.audienceHint : texts.noShare}>
          <Radio.Group
            disabled={!shares}
            options={AUDIENCES.map(value => ({ value, label: texts.audiences[value] }))}
            aria-label={texts.audience}
          />
        </Form.Item>
        {audience === 'roles' && <Roles />}
        {page === undefined && has('permission:add') && has('permission:list') && <MenuPlace />}
      </Form>
    </Modal>
  )
}

function Roles() {
  const { options, state } = useDictionary('sys_role,role_name,id')
  return (
    <Form.Item name="roleIds" label={texts.roles} rules={[{ required: true, type: 'array', message: texts.rolesMissing }]}>
      <Select
        mode="multiple"
        loading={state === 'loading'}
        optionFilterProp="label"
        allowClear
        options={options.map(({ value, text }) => ({ value, label: text }))}
      />
    </Form.Item>
  )
}

type Groups = { readonly state: 'loading' | 'failed' } | { readonly state: 'ready'; readonly groups: MenuGroup[] }

function MenuPlace() {
  const host = useHost()
  const [found, setFound] = useState<Groups>({ state: 'loading' })
  useEffect(() => {
    let here = true
    menuGroups(host).then(
      groups => here && setFound({ state: 'ready', groups }),
      () => here && setFound({ state: 'failed' }),
    )
    return () => {
      here = false
    }
  }, [host])
  return (
    <Form.Item
      name="parentId"
      label={texts.menu}
      extra={found.state === 'failed' ? texts.menuFailed : texts.menuHint}
      {...(found.state === 'failed' && { validateStatus: 'warning' as const })}
    >
      <TreeSelect
        allowClear
        treeDefaultExpandAll
        showSearch
        treeNodeFilterProp="title"
        loading={found.state === 'loading'}
        disabled={found.state === 'failed'}
        treeData={found.state === 'ready' ? found.groups : []}
      />
    </Form.Item>
  )
}
