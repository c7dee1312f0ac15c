import { type FaqQuestion, type FaqTheme, faqThemes } from '@jalon/domain/faq/faq';
import { UnstyledButton } from '@mantine/core';
import {
  type Icon,
  IconBriefcase,
  IconCalendarCheck,
  IconCash,
  IconFileCertificate,
  IconList,
  IconSearch,
  IconShieldLock,
  IconUser,
} from '@tabler/icons-react';
import { useTexts } from '../core/i18n.ts';
import classes from './faq.module.css';

const icons: Record<FaqTheme, Icon> = {
  documents: IconFileCertificate,
  time: IconCalendarCheck,
  applications: IconBriefcase,
  payment: IconCash,
  account: IconUser,
  privacy: IconShieldLock,
};
type Props = { rows: FaqQuestion[]; theme: FaqTheme | undefined; isSearching: boolean; onPick: (theme: FaqTheme | undefined) => void };

export function FaqNav({ rows, theme, isSearching, onPick }: Props) {
  const { t } = useTexts();
  const entries = [undefined, ...faqThemes].map((value) => ({
    value,
    icon: value ? icons[value] : isSearching ? IconSearch : IconList,
    label: value ? t(`words.faq.value.theme.${value}`) : t(isSearching ? 'faq.results' : 'faq.all'),
    count: value ? rows.filter((row) => row.theme === value).length : rows.length,
  }));
  return (
    <nav className={classes.nav} aria-label={t('faq.themes')}>
      {entries.map(({ value, icon: ThemeIcon, label, count }) => (
        <UnstyledButton
          key={label}
          className={classes.theme}
          aria-current={value === theme}
          data-empty={count === 0 || undefined}
          onClick={() => onPick(value)}
        >
          <ThemeIcon size={16} stroke={1.75} aria-hidden />
          {label}
          <span>{count}</span>
        </UnstyledButton>
      ))}
    </nav>
  );
}
