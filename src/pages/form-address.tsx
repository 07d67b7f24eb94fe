import { Typography } from 'antd'
import { texts } from './texts'

/** The address of the list of an online form, to be copied into an entry of the menu. */
export const FormAddress = ({ path }: { readonly path: string }) => (
  <>
    <p>{texts.formStep.hint}</p>
    <Typography.Text code copyable>
      {path}
    </Typography.Text>
  </>
)
