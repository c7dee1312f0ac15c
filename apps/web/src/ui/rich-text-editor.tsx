import { richSchemes } from '@jalon/domain/core/rich-text';
import { EditorContent, useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useEffect, useRef } from 'react';
import classes from './rich-text.module.css';
import { RichTextBar } from './rich-text-bar.tsx';

type Props = {
  value: string;
  onChange: (html: string) => void;
  onBlur: () => void;
  labelledBy: string;
  describedBy: string | undefined;
};

const off = false as const;
/** The marks of `rich-text.ts`, and no others: what else is pasted becomes plain text. */
const extensions = [
  StarterKit.configure({
    ...{ blockquote: off, code: off, codeBlock: off, horizontalRule: off, strike: off, underline: off },
    heading: { levels: [3] },
    link: { openOnClick: false, autolink: true, protocols: [...richSchemes], defaultProtocol: 'https' },
  }),
];

export default function RichTextEditor({ value, onChange, onBlur, labelledBy, describedBy }: Props) {
  const last = useRef(value);
  const editor = useEditor({
    extensions,
    content: value,
    onUpdate: ({ editor: now }) => {
      last.current = now.isEmpty ? '' : now.getHTML();
      onChange(last.current);
    },
    onBlur,
    editorProps: {
      attributes: {
        ...{ class: `${classes.text} ${classes.writing}`, role: 'textbox', 'aria-multiline': 'true', 'aria-labelledby': labelledBy },
        ...(describedBy ? { 'aria-invalid': 'true', 'aria-describedby': describedBy } : {}),
      },
    },
  });
  // Taken up from a draft, or put back: what the person types comes from here and is not put in again.
  useEffect(() => {
    if (value === last.current) return;
    last.current = value;
    editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);
  return (
    <div className={classes.box} data-invalid={describedBy}>
      <RichTextBar editor={editor} />
      <EditorContent editor={editor} />
    </div>
  );
}
