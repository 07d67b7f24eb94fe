import { Alert, Checkbox, Input, Modal, Select } from 'antd'
import { useState } from 'react'
import type { RecipeParameter } from '../../calls'
import { Lines } from '../inputs/lines'
import { texts } from '../texts'
import { wrongParameters } from './check-parameters'
import { ParameterInput } from './parameter-input'

const BLANK: RecipeParameter = { name: '', type: 'text', value: null }
const MOST = 50

interface ParametersDialogProps {
  readonly parameters: readonly RecipeParameter[]
  readonly disabled: boolean
  readonly onTake: (parameters: readonly RecipeParameter[]) => void
  readonly onClose: () => void
}

/** What each run of a recipe is asked for. */
export function ParametersDialog({ parameters, disabled, onTake, onClose }: ParametersDialogProps) {
  const [lines, setLines] = useState(parameters)
  const [fault, setFault] = useState<string>()
  const take = () => {
    const wrong = wrongParameters(lines)
    setFault(wrong)
    if (wrong !== undefined) return
    onTake(lines)
    onClose()
  }
  return (
    <Modal
      open
      title={texts.parameters}
      onOk={take}
      onCancel={onClose}
      okButtonProps={{ disabled }}
      closable={{ 'aria-label': texts.close }}
      width={640}
      destroyOnHidden
    >
      <div className="weft-recipe-form">
        <small>{texts.parametersHint}</small>
        <Lines
          title={texts.parameters}
          lines={lines}
          blank={BLANK}
          most={MOST}
          disabled={disabled}
          addText={texts.addParameter}
          removeText={texts.removeParameter}
          onChange={setLines}
        >
          {(line, set, nth) => <ParameterLine {...{ line, set, nth, disabled }} />}
        </Lines>
        {fault !== undefined && <Alert type="error" showIcon message={fault} />}
      </div>
    </Modal>
  )
}

interface ParameterLineProps {
  readonly line: RecipeParameter
  readonly set: (part: Partial<RecipeParameter>) => void
  readonly nth: number
  readonly disabled: boolean
}

function ParameterLine({ line, set, nth, disabled }: ParameterLineProps) {
  const named = (title: string) => texts.ofParameter(nth, title)
  const options = line.options ?? []
  return (
    <div className="weft-recipe-parameter">
      <Input
        aria-label={named(texts.parameterName)}
        placeholder={texts.parameterName}
        value={line.name}
        maxLength={50}
        onChange={({ target }) => set({ name: target.value })}
      />
      <Select
        aria-label={named(texts.parameterType)}
        value={line.type}
        disabled={disabled}
        options={Object.entries(texts.parameterTypes).map(([value, label]) => ({ value, label }))}
        onChange={(type: RecipeParameter['type']) => set({ type, value: null, options: [] })}
      />
      <ParameterInput title={named(texts.usual)} parameter={line} value={line.value ?? null} onChange={value => set({ value })} />
      <Checkbox checked={line.required === true} onChange={({ target }) => set({ required: target.checked })}>
        {texts.needed}
      </Checkbox>
      {line.type === 'text' && (
        <Select
          mode="tags"
          className="weft-recipe-options"
          aria-label={named(texts.options)}
          placeholder={texts.options}
          value={[...options]}
          open={false}
          suffixIcon={null}
          tokenSeparators={['\n', ',', '，']}
          disabled={disabled}
          onChange={(words: string[]) => set({ options: words, ...(!words.includes(line.value ?? '') && { value: null }) })}
        />
      )}
    </div>
  )
}
