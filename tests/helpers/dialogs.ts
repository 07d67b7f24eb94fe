import { screen } from '@testing-library/react'

const TITLE = '.ant-modal-title, .ant-modal-title *, .ant-drawer-title'

/** The dialog with that title, once it is there. Not asked for by its name: in tests antd gives every dialog the same id. */
export async function dialogTitled(title: string): Promise<HTMLElement> {
  const heading = await screen.findByText(title, { selector: TITLE })
  const dialog = heading.closest<HTMLElement>('[role="dialog"]')
  if (dialog === null) throw new Error(`"${title}" is the title of no dialog`)
  return dialog
}

export const noDialogTitled = (title: string): boolean => screen.queryByText(title, { selector: TITLE }) === null
