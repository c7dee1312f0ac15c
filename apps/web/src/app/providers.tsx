import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { schemeManager } from './scheme-manager.ts';
import { cssVariablesResolver, theme } from './theme.ts';

/** Around every screen. What only members need, like the cache of answers, comes with the layout of the areas. */
export const Providers = ({ children }: { children: ReactNode }) => (
  <MantineProvider theme={theme} cssVariablesResolver={cssVariablesResolver} colorSchemeManager={schemeManager} defaultColorScheme="auto">
    {children}
  </MantineProvider>
);
