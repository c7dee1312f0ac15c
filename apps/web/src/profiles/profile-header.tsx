import { pictureRules } from '@jalon/domain/accounts/own-account';
import type { Profile } from '@jalon/domain/profiles/profile';
import { ActionIcon, Button } from '@mantine/core';
import {
  IconBriefcase,
  IconBuilding,
  IconCamera,
  IconCoinEuro,
  IconEye,
  IconFileImport,
  IconHistory,
  IconMapPin,
  IconPencil,
  IconTrash,
  IconWorld,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { usePicture } from '../account/use-picture.ts';
import { choicesQuery } from '../core/choices-query.ts';
import { useTexts } from '../core/i18n.ts';
import { useUser } from '../core/session.ts';
import { PdfMenu } from '../talents/pdf-menu.tsx';
import { usePay } from '../talents/talent-look.ts';
import { ActionMenu } from '../ui/action-menu.tsx';
import { PersonFace } from '../ui/face.tsx';
import { StateBadge } from '../ui/state-badge.tsx';
import { AvailabilityBar } from './availability-bar.tsx';
import { areaNames } from './mobility-areas.ts';
import classes from './profile-header.module.css';
import { useEditing } from './use-editing.ts';

type Props = { profile: Profile; onSeeAsCompany: () => void; onHistory: () => void; onImport: () => void };

/** Who it is, as companies first see them, and when they are available. */
export function ProfileHeader({ profile, onSeeAsCompany, onHistory, onImport }: Props) {
  const { t, language } = useTexts();
  const pay = usePay();
  const user = useUser();
  const { edit } = useEditing();
  const { send, remove, isSending } = usePicture(user);
  const file = useRef<HTMLInputElement>(null);
  const { data: choices = [] } = useQuery(choicesQuery('mobility-areas'));
  const isShown = profile.state === 'shown';
  const presentation = t('profile.section.presentation');
  const facts = [
    { Icon: IconMapPin, words: areaNames(profile.areas, choices, language).slice(0, 2).join(', ') },
    { Icon: IconBriefcase, words: profile.experience?.[language] },
    { Icon: IconCoinEuro, words: pay(profile) },
    { Icon: IconBuilding, words: profile.legalStatus && t(`talents.legalStatus.${profile.legalStatus}`) },
  ];
  const acts = [
    { key: 'title', label: t('profile.edit', { name: presentation }), icon: IconPencil, run: () => edit('presentation') },
    { key: 'page', label: t('profile.page.title'), icon: IconWorld, run: () => edit('publicPage') },
    { key: 'import', label: t('profile.import.open'), icon: IconFileImport, run: onImport },
    { key: 'history', label: t('profile.history'), icon: IconHistory, run: onHistory },
    ...(user.picture ? [{ key: 'picture', label: t('profile.removePicture'), icon: IconTrash, run: () => void remove() }] : []),
  ];
  return (
    <section className={classes.person} aria-label={`${user.firstName} ${user.lastName}`}>
      <div className={classes.personMain}>
        <span className={classes.photo} data-part="picture">
          <PersonFace person={user} size={88} />
          <ActionIcon
            variant="default"
            size={28}
            radius="xl"
            loading={isSending}
            data-first
            aria-label={t('profile.changePicture')}
            className={classes.photoEdit ?? ''}
            onClick={() => file.current?.click()}
          >
            <IconCamera size={14} stroke={1.75} />
          </ActionIcon>
          <input
            ref={file}
            type="file"
            hidden
            accept={pictureRules.types.join(',')}
            aria-label={t('profile.changePicture')}
            onChange={({ currentTarget }) => {
              const [picture] = currentTarget.files ?? [];
              currentTarget.value = '';
              if (picture) void send(picture);
            }}
          />
        </span>
        <div className={classes.who}>
          <div className={classes.nameLine}>
            <h1 className={classes.name}>{`${user.firstName} ${user.lastName}`}</h1>
            <StateBadge isChip tone={isShown ? 'positive' : 'warning'}>
              {t(`words.profile.state.${profile.state}`)}
            </StateBadge>
          </div>
          <p className={classes.headline}>
            {profile.title ?? t('profile.untitled')}
            <ActionIcon
              variant="subtle"
              color="gray"
              size={28}
              aria-label={t('profile.edit', { name: presentation })}
              onClick={() => edit('presentation')}
            >
              <IconPencil size={16} stroke={1.75} />
            </ActionIcon>
          </p>
          <ul className={classes.personFacts}>
            {facts.map(
              ({ Icon, words }) =>
                words && (
                  <li key={words}>
                    <Icon size={16} stroke={1.75} aria-hidden />
                    {words}
                  </li>
                ),
            )}
          </ul>
        </div>
        <div className={classes.personActs}>
          <Button variant="default" leftSection={<IconEye size={16} stroke={1.75} />} onClick={onSeeAsCompany}>
            {t('profile.seeAsCompany')}
          </Button>
          <PdfMenu of="profiles" id={profile.id} />
          <ActionMenu label={t('profile.more')} actions={acts} isButton />
        </div>
      </div>
      <AvailabilityBar profile={profile} />
    </section>
  );
}
