import { isRichLink } from '@jalon/domain/core/rich-text';
import { ActionIcon, Button, TextInput } from '@mantine/core';
import { IconBold, IconHeading, IconItalic, IconLink, IconList, IconListNumbers, type TablerIcon } from '@tabler/icons-react';
import { type Editor, useEditorState } from '@tiptap/react';
import { useState } from 'react';
import { useTexts } from '../core/i18n.ts';
import classes from './rich-text.module.css';

type Mark = 'bold' | 'italic' | 'heading' | 'bullets' | 'numbers';
const marks: Record<Mark, { icon: TablerIcon; isOn: (editor: Editor) => boolean; toggle: (editor: Editor) => void }> = {
  bold: { icon: IconBold, isOn: (now) => now.isActive('bold'), toggle: (now) => now.chain().focus().toggleBold().run() },
  italic: { icon: IconItalic, isOn: (now) => now.isActive('italic'), toggle: (now) => now.chain().focus().toggleItalic().run() },
  heading: {
    icon: IconHeading,
    isOn: (now) => now.isActive('heading'),
    toggle: (now) => now.chain().focus().toggleHeading({ level: 3 }).run(),
  },
  bullets: { icon: IconList, isOn: (now) => now.isActive('bulletList'), toggle: (now) => now.chain().focus().toggleBulletList().run() },
  numbers: {
    icon: IconListNumbers,
    isOn: (now) => now.isActive('orderedList'),
    toggle: (now) => now.chain().focus().toggleOrderedList().run(),
  },
};
const names = Object.keys(marks) as Mark[];

/** What can be done to the words that are selected; each button says whether it is so already. */
export function RichTextBar({ editor }: { editor: Editor }) {
  const { t } = useTexts();
  const [address, setAddress] = useState<string>();
  const on = useEditorState({
    editor,
    selector: ({ editor: now }) => [...names.filter((name) => marks[name].isOn(now)), ...(now.isActive('link') ? ['link'] : [])],
  });
  const look = (name: string) => ({
    variant: on.includes(name) ? 'light' : 'subtle',
    color: on.includes(name) ? undefined : 'gray',
    size: 30,
  });
  return (
    <>
      <div className={classes.bar} role="toolbar" aria-label={t('common.richText.toolbar')}>
        {names.map((name) => {
          const { icon: Icon, toggle } = marks[name];
          const label = t(`common.richText.${name}`);
          return (
            <ActionIcon
              key={name}
              {...look(name)}
              aria-label={label}
              title={label}
              aria-pressed={on.includes(name)}
              onClick={() => toggle(editor)}
            >
              <Icon size={17} stroke={1.75} />
            </ActionIcon>
          );
        })}
        <ActionIcon
          {...look('link')}
          aria-label={t('common.richText.link')}
          title={t('common.richText.link')}
          aria-expanded={address !== undefined}
          onClick={() => setAddress((now) => (now === undefined ? String(editor.getAttributes('link').href ?? 'https://') : undefined))}
        >
          <IconLink size={17} stroke={1.75} />
        </ActionIcon>
      </div>
      {address !== undefined && (
        <LinkField editor={editor} initial={address} isLinked={on.includes('link')} onClose={() => setAddress(undefined)} />
      )}
    </>
  );
}

function LinkField({ editor, initial, isLinked, onClose }: { editor: Editor; initial: string; isLinked: boolean; onClose: () => void }) {
  const { t } = useTexts();
  const [href, setHref] = useState(initial);
  const [isWrong, setWrong] = useState(false);
  const close = () => {
    onClose();
    editor.commands.focus();
  };
  const apply = () => {
    if (!isRichLink(href)) return setWrong(true);
    // Without a selection the address is its own words.
    const chain = editor.chain().focus();
    if (editor.state.selection.empty && !isLinked)
      chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run();
    else chain.extendMarkRange('link').setLink({ href }).run();
    onClose();
  };
  const remove = () => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
    onClose();
  };
  return (
    <div className={classes.link}>
      <TextInput
        autoFocus
        size="xs"
        aria-label={t('common.richText.address')}
        value={href}
        error={isWrong && t('common.richText.wrongAddress')}
        onChange={({ currentTarget }) => setHref(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== 'Escape') return;
          // Neither sends the form nor closes the window around it.
          event.preventDefault();
          event.stopPropagation();
          event.key === 'Enter' ? apply() : close();
        }}
      />
      <Button size="xs" onClick={apply}>
        {t('common.richText.apply')}
      </Button>
      {isLinked && (
        <Button size="xs" variant="default" onClick={remove}>
          {t('common.richText.remove')}
        </Button>
      )}
    </div>
  );
}
