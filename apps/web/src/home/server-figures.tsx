import type { FigureName, Home } from '@jalon/domain/home/home';
import { Skeleton } from '@mantine/core';
import { useFormat } from '../core/format.ts';
import { useTexts } from '../core/i18n.ts';
import { Figures } from './figures.tsx';

type Props = { figures: Home['figures'] | undefined; places: Partial<Record<FigureName, string>> };

/** Figures as the server has counted them, each with the place of its list. */
export function ServerFigures({ figures, places }: Props) {
  const { t } = useTexts();
  const format = useFormat();
  if (!figures) return <Skeleton height={108} radius={8} aria-busy="true" />;
  return (
    <Figures
      figures={figures.flatMap(({ name, count, beside }) => {
        const to = places[name];
        if (!to) return [];
        const note = beside === null ? undefined : t(`home.figureBeside.${name as 'ending'}`, { count: beside });
        return [{ key: name, label: t(`home.figure.${name}`), value: format.count(count), note, to }];
      })}
    />
  );
}
