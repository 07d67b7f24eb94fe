import { Editor } from '@tiptap/core'
import { TableKit } from '@tiptap/extension-table'
import { StarterKit } from '@tiptap/starter-kit'
import { offer } from '../bench-rich'

offer(async (place, content) => new Editor({ element: place, extensions: [StarterKit, TableKit], content }).view.dom)
