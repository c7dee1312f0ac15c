import { proofRules } from '@jalon/domain/core/file-rules';
import { type DocumentType, isDeclarable } from '@jalon/domain/documents/document';
import { deskTypes } from '@jalon/domain/vigilance/vigilance';
import type { OwnOperation } from '@jalon/domain/vigilance/vigilance-schema';
import { ActionIcon, Button } from '@mantine/core';
import { IconCheck, IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useEffect, useId, useState } from 'react';
import { useTexts } from '../core/i18n.ts';
import type { Action } from '../ui/action-menu.tsx';
import { ActionMenu } from '../ui/action-menu.tsx';
import { FileField } from '../ui/file-field.tsx';
import { StateBadge } from '../ui/state-badge.tsx';
import { useLedTo } from '../ui/use-led-to.ts';
import row from './document-line.module.css';
import { isWaiting, type Line } from './document-lines.ts';
import more from './document-more.module.css';
import { DocumentMore } from './document-more.tsx';
import { useFileWords } from './file-words.ts';
import { HeldFile } from './held-file.tsx';
import { HowTo } from './how-to.tsx';
import { statusLooks } from './status-look.ts';
import { useLineWords } from './use-line-words.ts';

type Props = {
  line: Line;
  asking: readonly OwnOperation[];
  /** Unfolded at first; and brought into sight, where somebody was led to it. */
  isShown: boolean;
  isWanted: boolean;
  actions: Action[];
  onGive: (file: File | null) => void;
};

/** A residence permit is asked of those who need one, whatever they deliver. */
const isAsked = (type: DocumentType): boolean => deskTypes.some((one) => one === type);

/** One of the six: what it is, where it stands, and the way to give it. */
export function DocumentLine({ line, asking, isShown, isWanted, actions, onGive }: Props) {
  const { t } = useTexts();
  const id = useId();
  const words = useLineWords();
  const [isOpen, setOpen] = useState(isShown);
  const element = useLedTo<HTMLElement>(isShown && isWanted);
  useEffect(() => {
    if (isShown) setOpen(true);
  }, [isShown]);
  const { type, document, status } = line;
  const { icon: Icon, tone } = statusLooks[status];
  const name = t(`words.document.value.type.${type}`);
  return (
    <article ref={element} className={row.line} data-open={isOpen || undefined} aria-labelledby={id}>
      <div className={row.row}>
        <span className={row.leaf} data-status={status} aria-hidden>
          <Icon size={18} stroke={1.75} />
        </span>
        <div className={row.words}>
          <h2 id={id} className={row.name}>
            {name} <StateBadge tone={tone}>{words.status(line)}</StateBadge>
          </h2>
          <p className={row.why}>
            {t(`documents.purpose.${type}`)} {isWaiting(line) ? <b>{words.next(line)}</b> : words.next(line)}{' '}
            {isAsked(type) && words.asked(asking)}
          </p>
        </div>
        <div className={row.give}>{!isOpen && <Give line={line} onGive={onGive} />}</div>
        <div className={row.rowActs}>
          {actions.length > 0 && <ActionMenu label={t('table.actionsOn', { name })} actions={actions} />}
          <ActionIcon
            variant="subtle"
            color="gray"
            size={32}
            aria-label={t(isOpen ? 'documents.fold' : 'documents.unfold', { name })}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? <IconChevronUp size={18} stroke={1.75} /> : <IconChevronDown size={18} stroke={1.75} />}
          </ActionIcon>
        </div>
      </div>
      {isOpen &&
        (document ? (
          <DocumentMore document={document}>
            <Give line={line} onGive={onGive} isWide />
            <HowTo type={type} />
          </DocumentMore>
        ) : (
          <div className={more.more} data-narrow>
            <div className={more.beside}>
              <Give line={line} onGive={onGive} isWide />
              <HowTo type={type} />
            </div>
          </div>
        ))}
    </article>
  );
}

type GiveProps = Pick<Props, 'line' | 'onGive'> & { isWide?: boolean /** Whether its line unfolds to more. */; unfolds?: boolean };

/** What is there while it holds; otherwise the place to give it, or to declare that there is nothing to give. */
export function Give({ line: { type, document, status }, onGive, isWide = false, unfolds = true }: GiveProps) {
  const { t } = useTexts();
  const words = useFileWords(type);
  if (document && !isWide && ['submitted', 'accepted', 'notNeeded'].includes(status)) return <HeldFile document={document} />;
  const hint = isWide ? { hint: t('documents.file.hint') } : {};
  const ask = document && isWide ? { ask: t('documents.file.askVersion', { number: document.number + 1 }) } : {};
  const field = (
    <FileField words={{ ...words, ...hint, ...ask }} isTall={isWide} accept={proofRules.types} onFiles={([file]) => file && onGive(file)} />
  );
  if (!isDeclarable(type) || (document && !document.file)) return field;
  return (
    <div className={row.declare}>
      <Button variant="default" fullWidth leftSection={<IconCheck size={16} stroke={1.75} />} onClick={() => onGive(null)}>
        {t(`documents.none.${type === 'residency' ? 'residency' : 'foreignWorkers'}`)}
      </Button>
      {isWide ? field : unfolds && <p className={row.or}>{t('documents.orUnfold')}</p>}
    </div>
  );
}
