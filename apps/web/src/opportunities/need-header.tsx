import type { Opportunity } from '@jalon/domain/opportunities/opportunity';
import { Button } from '@mantine/core';
import {
  IconArrowLeft,
  IconCalendarEvent,
  IconCoinEuro,
  IconEyeOff,
  IconFilter,
  IconMapPin,
  IconStairsUp,
  type TablerIcon,
} from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTexts } from '../core/i18n.ts';
import { useUser } from '../core/session.ts';
import { CompanyFace, Face } from '../ui/face.tsx';
import { StateBadge } from '../ui/state-badge.tsx';
import { NeedActs } from './need-acts.tsx';
import classes from './need-detail.module.css';
import { stateTones, useChoiceName, useNeedLook, useStateWords } from './need-look.ts';

type Props = { need: Opportunity; onBack?: (() => void) | undefined; onGone: (isBack?: boolean) => Promise<void>; heading?: 'h1' | 'h2' };

/** What a need is in two lines, and what to do next with it. */
export function NeedHeader({ need, onBack, onGone, heading: Heading = 'h2' }: Props) {
  const { t } = useTexts();
  const stateWords = useStateWords();
  const title = useRef<HTMLHeadingElement>(null);
  // On a phone the need takes the place of its list, and with it the focus.
  useEffect(() => {
    if (onBack && document.activeElement === document.body) title.current?.focus({ preventScroll: true });
  }, [onBack]);
  return (
    <div className={classes.head} data-page={Heading === 'h1' || undefined}>
      {onBack && (
        <Button
          variant="subtle"
          size="compact-sm"
          className={classes.back ?? ''}
          leftSection={<IconArrowLeft size={16} />}
          onClick={onBack}
        >
          {t('needs.back')}
        </Button>
      )}
      <div className={classes.top}>
        <div className={classes.who}>
          <Heading ref={title} tabIndex={-1} className={classes.title}>
            {need.title}
          </Heading>
          <StateBadge tone={stateTones[need.state]}>{stateWords(need)}</StateBadge>
        </div>
        <NeedActs need={need} onGone={onGone} />
      </div>
      <HeaderFacts need={need} />
    </div>
  );
}

function HeaderFacts({ need }: { need: Opportunity }) {
  const { t } = useTexts();
  const { type } = useUser();
  const look = useNeedLook();
  const experienceOf = useChoiceName('experiences');
  const { company, manager, isAnonymous, hasPreselection } = need;
  const facts: { key: string; icon?: TablerIcon; face?: ReactNode; text: string | undefined }[] = [
    ...(company && type !== 'Company' ? [{ key: 'company', face: <CompanyFace company={company} size={20} />, text: company.name }] : []),
    { key: 'pay', icon: IconCoinEuro, text: look.pay(need) },
    { key: 'when', icon: IconCalendarEvent, text: look.when(need) },
    { key: 'where', icon: IconMapPin, text: look.where(need) },
    { key: 'experience', icon: IconStairsUp, text: experienceOf(need.experience) },
    { key: 'anonymous', icon: IconEyeOff, text: isAnonymous ? t('needs.item.anonymous') : undefined },
    { key: 'preselection', icon: IconFilter, text: hasPreselection ? t('needs.preselection') : undefined },
    ...(manager
      ? [{ key: 'manager', face: <Face id={manager.id} name={manager.name} size={20} />, text: t('needs.manager', { name: manager.name }) }]
      : []),
  ];
  return (
    <ul className={classes.facts}>
      {facts
        .filter(({ text }) => text)
        .map(({ key, icon: Icon, face, text }) => (
          <li key={key}>
            {face ?? (Icon && <Icon size={16} stroke={1.6} aria-hidden />)}
            {text}
          </li>
        ))}
    </ul>
  );
}
