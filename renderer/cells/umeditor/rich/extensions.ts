import { Extension, type Extensions } from '@tiptap/core'
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'
import { Plugin } from '@tiptap/pm/state'
import { StarterKit } from '@tiptap/starter-kit'
import type { Client } from '../../../model/client'
import { safeTarget } from '../../../ui/html/safe-link'
import { prepared } from './content'
import { finder } from './find'
import { blockStands, hexColour, lookMarks } from './look'
import { painter } from './painter'
import { cleanPasted } from './paste'
import { pictureNode } from './picture'
import { pictureFrame } from './picture-frame'
import { type PictureUploads, pictureUploads } from './uploads'

const cellColour = {
  default: null,
  parseHTML: (cell: HTMLElement) => {
    const colour = hexColour(cell.getAttribute('bgcolor') ?? '')
    return /^#[\da-f]{3,8}$/i.test(colour) || /^[a-z]{3,30}$/i.test(colour) ? colour : null
  },
  renderHTML: ({ backgroundColor }: { readonly [name: string]: unknown }) =>
    typeof backgroundColor === 'string' ? { style: `background-color: ${backgroundColor}` } : {},
}

const coloured = <Cell extends typeof TableCell | typeof TableHeader>(cell: Cell) =>
  cell.extend({
    addAttributes() {
      return { ...this.parent?.(), backgroundColor: cellColour }
    },
  })

const pasting = Extension.create({
  name: 'pasting',
  addProseMirrorPlugins: () => [new Plugin({ props: { transformPastedHTML: html => prepared(cleanPasted(html)) } })],
})

export interface ExtensionParts {
  readonly client: Client
  readonly uploads: PictureUploads
  readonly onPainter: (what: 'done' | 'over') => void
}

/** All that a text may hold and do. */
export function extensions({ client, uploads, onPainter }: ExtensionParts): Extensions {
  return [
    StarterKit.configure({
      link: {
        openOnClick: false,
        defaultProtocol: 'https',
        isAllowedUri: address => safeTarget(address) !== undefined,
        // A user who shows the text decides where links open.
        HTMLAttributes: { target: null, rel: null },
      },
      codeBlock: { languageClassPrefix: null },
      dropcursor: { width: 2 },
      trailingNode: { notAfter: ['paragraph', 'heading'] },
    }),
    Table.configure({ resizable: true }),
    TableRow,
    coloured(TableCell),
    coloured(TableHeader),
    ...lookMarks,
    blockStands,
    pictureNode(client),
    pictureFrame,
    pictureUploads(uploads),
    painter.configure({ notify: onPainter }),
    finder,
    pasting,
  ]
}
