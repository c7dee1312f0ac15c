import type { Figure, FigureName } from '@jalon/domain/home/home';
import { Skeleton } from '@mantine/core';
import { useFormat } from '../core/format.ts';
import { useTexts } from '../core/i18n.ts';
import { type FigureParts, Figures } from './figures.tsx';

type Props = {
  figures: Figure[] | undefined;
  places: Partial<Record<FigureName, string>>;
  /** What comes before them. */
  first: FigureParts[];
};

/** What is said beside a figure: a part of it, or what it is a part of. */
export function useBeside(): (figure: Figure) => string | undefined {
  const { t } = useTexts();
  return ({ name, beside }) => (beside === null ? undefined : t(`home.figureBeside.${name as 'ending'}`, { count: beside }));
}

/** Figures as the server has counted them, each with the place of its list. */
export function ServerFigures({ figures, places, first }: Props) {
  const { t } = useTexts();
  const format = useFormat();
  const beside = useBeside();
  if (!figures) return <Skeleton height={108} radius={8} aria-busy="true" />;
  return (
    <Figures
      figures={[
        ...first,
        ...figures.flatMap((figure) => {
          const to = places[figure.name];
          if (!to) return [];
          return [
            { key: figure.name, label: t(`home.figure.${figure.name}`), value: format.count(figure.count), note: beside(figure), to },
          ];
        }),
      ]}
    />
  );
}
