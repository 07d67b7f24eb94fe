import { InputNumber, type InputNumberProps } from 'antd'
import { type ComponentRef, useLayoutEffect, useRef } from 'react'
import { texts } from '../texts'

/** antd's input of numbers. Its two buttons, which antd names in English, are called by our words. */
export function NumberBox(props: InputNumberProps<number>) {
  const input = useRef<ComponentRef<typeof InputNumber>>(null)
  useLayoutEffect(() => {
    const box = input.current?.nativeElement
    for (const [which, text] of [
      ['up', texts.increase],
      ['down', texts.decrease],
    ] as const)
      box?.querySelector(`.ant-input-number-handler-${which}`)?.setAttribute('aria-label', text)
  })
  return <InputNumber<number> ref={input} {...props} />
}
