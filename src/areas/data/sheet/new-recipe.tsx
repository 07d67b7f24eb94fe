import { Alert, Input, Modal } from 'antd'
import { useState } from 'react'
import { useHost } from '../../../../renderer/index'
import { addRecipe, messageOf, type SheetContent, type Step } from '../calls'
import { texts } from '../recipe/texts'

interface NewRecipeProps {
  readonly sheet: SheetContent
  /** What is shown of the sheet: the recipe begins with it. */
  readonly steps: readonly Step[]
  readonly onClose: () => void
}

/** Makes a recipe over the sheet and opens it. */
export function NewRecipe({ sheet, steps, onClose }: NewRecipeProps) {
  const host = useHost()
  const [name, setName] = useState(texts.cleaningOf(sheet.name))
  const [fault, setFault] = useState<string>()
  const [busy, setBusy] = useState(false)
  const ready = name.trim() !== '' && !busy
  const make = async () => {
    setBusy(true)
    try {
      const id = await addRecipe(host.client, { name: name.trim(), sheetId: sheet.id, steps })
      host.notify.success(texts.created)
      onClose()
      host.navigate(`/data/recipe/edit?id=${id}`)
    } catch (error) {
      setFault(messageOf(error))
      setBusy(false)
    }
  }
  return (
    <Modal
      open
      title={texts.newRecipe}
      okText={texts.create}
      okButtonProps={{ disabled: !ready, loading: busy }}
      closable={{ 'aria-label': texts.close }}
      onOk={() => void make()}
      onCancel={onClose}
    >
      <p>{texts.newRecipeHint}</p>
      <Input
        aria-label={texts.name}
        value={name}
        maxLength={200}
        onChange={event => setName(event.target.value)}
        onPressEnter={() => ready && void make()}
      />
      {fault !== undefined && <Alert type="error" showIcon message={fault} />}
    </Modal>
  )
}
