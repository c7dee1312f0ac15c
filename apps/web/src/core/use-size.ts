import { useTexts } from './i18n.ts';

/** "96 ko", "1,4 Mo". */
export function useSize(): (bytes: number) => string {
  const { language } = useTexts();
  const [kilo, mega] = language === 'fr' ? ['ko', 'Mo'] : ['kB', 'MB'];
  const locale = language === 'fr' ? 'fr-FR' : 'en-GB';
  return (bytes) => {
    const [value, unit] = bytes < 1_000_000 ? [Math.max(1, Math.round(bytes / 1000)), kilo] : [Math.round(bytes / 100_000) / 10, mega];
    return `${value.toLocaleString(locale)}\u00a0${unit}`;
  };
}
