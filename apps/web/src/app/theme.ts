import { type CSSVariablesResolver, createTheme, type MantineColorsTuple, type MantineTheme } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { createElement } from 'react';

/** #009acd is the brand; white on it is only 3.2:1, so controls and links use shade 7 (5.3:1). */
const brand: MantineColorsTuple = [
  '#e6f5fb',
  '#c9e9f5',
  '#95d3ea',
  '#5cbcdf',
  '#2babd7',
  '#009acd',
  '#0087b4',
  '#00749b',
  '#005c7b',
  '#00445b',
];
const gray: MantineColorsTuple = [
  '#f7f8fa',
  '#f0f2f5',
  '#e5e8ec',
  '#d6dae0',
  '#bcc3cc',
  '#929ba8',
  '#656f7c',
  '#474f5a',
  '#2a2f37',
  '#15181d',
];
/** Dark surfaces rise as they get lighter: 9 canvas, 7 panels, 6 fields and menus, 5 hover, 4 lines. */
const dark: MantineColorsTuple = [
  '#e6e9ed',
  '#c2c9d2',
  '#9ba5b2',
  '#76808d',
  '#333a43',
  '#272d35',
  '#1e2329',
  '#171b20',
  '#12151a',
  '#0d0f13',
];

export const theme = createTheme({
  primaryColor: 'brand',
  primaryShade: 7,
  autoContrast: true,
  colors: { brand, gray, dark },
  fontFamily: "'Inter Variable', 'Inter Fallback', system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif",
  fontFamilyMonospace: "ui-monospace, 'SF Mono', 'Cascadia Mono', Menlo, Consolas, monospace",
  headings: { fontWeight: '600' },
  fontSizes: { xs: '12px', sm: '13px', md: '14px', lg: '16px', xl: '20px' },
  lineHeights: { xs: '1.4', sm: '1.45', md: '1.5', lg: '1.5', xl: '1.4' },
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '32px' },
  radius: { xs: '4px', sm: '6px', md: '8px', lg: '12px', xl: '16px' },
  defaultRadius: 'md',
  respectReducedMotion: true,
  cursorType: 'pointer',
  components: {
    InputWrapper: { styles: { label: { marginBottom: 4, fontWeight: 500 } } },
    Kbd: { styles: { root: { fontFamily: 'inherit', fontWeight: 500, borderBottomWidth: 1, boxShadow: 'none' } } },
    Button: { defaultProps: { fw: 500 }, styles: { label: { fontWeight: 500 } } },
    NativeSelect: {
      defaultProps: { rightSection: createElement(IconChevronDown, { size: 16, stroke: 1.6 }), rightSectionPointerEvents: 'none' },
    },
    // What an overlay covers stays recognisable.
    Overlay: { defaultProps: { backgroundOpacity: 0.3 } },
    // A page has one banner: the header of a dialog is not another.
    Modal: { defaultProps: { attributes: { header: { role: 'presentation' } }, centered: true, transitionProps: { duration: 150 } } },
    Drawer: { defaultProps: { attributes: { header: { role: 'presentation' } }, position: 'right', transitionProps: { duration: 180 } } },
  },
});

const shade = (theme: MantineTheme, color: string, index: number): string => theme.colors[color]?.[index] ?? '';

/** Kit defaults that miss AA: error red, green and amber texts, placeholders, links on dark. */
export const cssVariablesResolver: CSSVariablesResolver = (theme) => ({
  variables: {},
  light: {
    '--mantine-color-text': gray[9],
    '--mantine-color-dimmed': gray[6],
    '--mantine-color-placeholder': gray[6],
    '--mantine-color-error': shade(theme, 'red', 9),
    '--mantine-color-anchor': brand[7],
    '--mantine-color-default-border': gray[3],
    '--mantine-color-brand-light': brand[0],
    '--mantine-color-brand-light-hover': brand[1],
    '--mantine-color-brand-light-color': brand[8],
    '--mantine-color-green-light-color': '#1b6b2f',
    '--mantine-color-teal-light-color': '#05664b',
    '--mantine-color-yellow-light-color': '#7a4d00',
    '--mantine-color-orange-light-color': '#8a3b00',
    '--mantine-color-red-light-color': '#a61e1e',
    '--mantine-color-red-light': 'var(--jalon-danger-soft)',
    '--mantine-color-gray-light-color': gray[7],
  },
  dark: {
    '--mantine-color-text': dark[0],
    '--mantine-color-dimmed': dark[2],
    '--mantine-color-placeholder': dark[2],
    '--mantine-color-error': shade(theme, 'red', 4),
    '--mantine-color-anchor': brand[4],
    '--mantine-color-body': dark[7],
    '--mantine-color-default': dark[6],
    '--mantine-color-default-hover': dark[5],
    '--mantine-color-default-border': dark[4],
    '--mantine-color-brand-light': 'var(--jalon-accent-soft)',
    '--mantine-color-brand-light-color': brand[3],
    // Those of the kit are see-through and glare: alerts have our own.
    '--mantine-color-red-light': 'var(--jalon-danger-soft)',
    '--mantine-color-red-light-color': 'var(--jalon-danger)',
    '--mantine-color-orange-light': 'var(--jalon-warning-soft)',
    '--mantine-color-orange-light-color': 'var(--jalon-warning)',
    '--mantine-color-yellow-light': 'var(--jalon-warning-soft)',
    '--mantine-color-yellow-light-color': 'var(--jalon-warning)',
    '--mantine-color-gray-light-color': dark[1],
  },
});
