import { href } from '@jalon/domain/core/routes';
import type { Profile } from '@jalon/domain/profiles/profile';
import type { PageChoices } from '@jalon/domain/profiles/public-page';
import { Anchor, Button, Switch } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconCheck, IconEye, IconLink, IconLock } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useTexts } from '../core/i18n.ts';
import { useUser } from '../core/session.ts';
import { useToast } from '../ui/toast.tsx';
import classes from './public-page-section.module.css';
import { Section } from './section.tsx';
import shared from './shared.module.css';
import { usePublicPage } from './use-public-page.ts';

const choiceNames = ['showsPicture', 'showsRate', 'isFound'] as const satisfies (keyof PageChoices)[];

/** Whether strangers see a page of one's profile, and what of it. */
export function PublicPageSection({ profile, onPreview }: { profile: Profile; onPreview: () => void }) {
  const { t } = useTexts();
  const { isValidated } = useUser();
  const { toggle, renew, choose, isBusy } = usePublicPage(profile);
  const { isPageOpen, state } = profile;
  const isHidden = state === 'hidden';
  const aligned = { labelPosition: 'left', classNames: { body: shared.switch ?? '' } } as const;
  return (
    <Section part="publicPage" title={t('profile.page.title')}>
      <Switch
        {...aligned}
        data-first
        label={t('profile.page.switch')}
        checked={isPageOpen}
        disabled={!isPageOpen && isHidden}
        onChange={() => void (isBusy || toggle())}
      />
      {isPageOpen && profile.pageSlug && <Address slug={profile.pageSlug} onRenew={() => void (isBusy || renew())} />}
      {isHidden && <p className={shared.note}>{t(isPageOpen ? 'profile.page.paused' : 'profile.page.hidden')}</p>}
      {!isValidated && <p className={shared.note}>{t('profile.page.waiting')}</p>}
      <p className={shared.note}>{t('profile.page.what')}</p>
      <p className={shared.never}>
        <IconLock size={16} stroke={1.75} aria-hidden />
        {t('profile.page.never')}
      </p>
      <div className={classes.choices}>
        {choiceNames.map((name) => (
          <Switch
            key={name}
            {...aligned}
            size="sm"
            label={t(`profile.page.${name}`)}
            checked={profile[name]}
            onChange={() => void (isBusy || choose(name))}
          />
        ))}
      </div>
      <Button variant="default" size="xs" leftSection={<IconEye size={16} stroke={1.75} />} onClick={onPreview}>
        {t('profile.page.preview')}
      </Button>
    </Section>
  );
}

function Address({ slug, onRenew }: { slug: string; onRenew: () => void }) {
  const { t } = useTexts();
  const path = href('publicProfile', { slug });
  return (
    <div className={classes.pageAddress}>
      <p className={classes.pageLink}>
        <Anchor href={path} target="_blank" rel="noopener" size="sm" aria-label={t('talents.newTab', { name: t('profile.page.open') })}>
          {path}
        </Anchor>
      </p>
      <CopyAddress path={path} />
      <Button variant="subtle" size="compact-xs" onClick={onRenew}>
        {t('profile.page.renew')}
      </Button>
    </div>
  );
}

/** Says on the button itself that it was copied: a toast would cover the address. */
function CopyAddress({ path }: { path: string }) {
  const { t } = useTexts();
  const toast = useToast();
  const { copy, copied, error } = useClipboard({ timeout: 3000 });
  useEffect(() => {
    if (error) toast.refused(t('table.linkNotCopied'));
  }, [error, toast, t]);
  const Icon = copied ? IconCheck : IconLink;
  return (
    <Button size="xs" leftSection={<Icon size={16} stroke={1.75} />} onClick={() => copy(new URL(path, location.origin).href)}>
      <span aria-live="polite">{t(copied ? 'table.linkCopied' : 'table.copyLink')}</span>
    </Button>
  );
}
