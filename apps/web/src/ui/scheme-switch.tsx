import { ActionIcon, useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { IconMoon, IconSun } from '@tabler/icons-react';
import { useTexts } from '../core/i18n.ts';

/** The scheme on screen, and the way to the other one. */
export function useScheme() {
  const { t } = useTexts();
  const { setColorScheme } = useMantineColorScheme();
  const isDark = useComputedColorScheme('light') === 'dark';
  return { isDark, label: t(isDark ? 'shell.toLight' : 'shell.toDark'), switchScheme: () => setColorScheme(isDark ? 'light' : 'dark') };
}

export function SchemeSwitch() {
  const { isDark, label, switchScheme } = useScheme();
  return (
    <ActionIcon variant="subtle" color="gray" size={32} aria-label={label} title={label} onClick={switchScheme}>
      {isDark ? <IconSun size={18} stroke={1.75} /> : <IconMoon size={18} stroke={1.75} />}
    </ActionIcon>
  );
}
