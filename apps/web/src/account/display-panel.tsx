import { languages } from '@jalon/domain/core/languages';
import { useMantineColorScheme } from '@mantine/core';
import type { ReactNode } from 'react';
import { setLanguage, useTexts } from '../core/i18n.ts';
import { ChoiceSwitch } from '../ui/choice-switch.tsx';
import { Panel } from '../ui/panel.tsx';
import classes from './account.module.css';

const schemes = ['light', 'dark', 'auto'] as const;

/** The same settings as in the header, with their names, and the theme of the system besides. They hold at once. */
export function DisplayPanel() {
  const { t, language } = useTexts();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <Panel title={t('account.display.title')}>
      <Line name={t('account.display.language')} note={t('account.display.languageText')}>
        <ChoiceSwitch
          label={t('account.display.language')}
          value={language}
          options={languages.map((value) => ({ value, label: t(`shell.languages.${value}`) }))}
          onPick={(choice) => void setLanguage(choice)}
        />
      </Line>
      <Line name={t('account.display.theme')} note={t('account.display.themeText')}>
        <ChoiceSwitch
          label={t('account.display.theme')}
          value={colorScheme}
          options={schemes.map((value) => ({ value, label: t(`account.display.${value}`) }))}
          onPick={setColorScheme}
        />
      </Line>
    </Panel>
  );
}

const Line = ({ name, note, children }: { name: string; note: string; children: ReactNode }) => (
  <div className={`${classes.line} ${classes.wraps}`}>
    <div className={classes.words}>
      <div className={classes.name}>{name}</div>
      <div className={classes.note}>{note}</div>
    </div>
    {children}
  </div>
);
