interface Key {
  readonly nativeEvent: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>
}

/**
 * Whether a key belongs to an input method, which takes Enter and Escape for its own words. Safari ends the composition before it tells the
 * key that ended it, and marks that key by 229.
 */
export const isComposing = ({ nativeEvent }: Key): boolean => nativeEvent.isComposing || nativeEvent.keyCode === 229

/** For `onPressEnter` of antd, which counts the Enter of an input method too. */
export const onEnter =
  (run: () => void) =>
  (event: Key): void => {
    if (!isComposing(event)) run()
  }
