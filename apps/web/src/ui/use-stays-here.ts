import { type RouteName, routes } from '@jalon/domain/core/routes';
import { useCallback } from 'react';
import { matchPath, useMatches } from 'react-router';

/** From here on offers and their list stand side by side. */
export const besideList = '(min-width: 1100px)';

/** Whether an address opens something on the screen one is on, which then stays where it was scrolled to. Another screen begins at its top. */
export function useStaysHere(): (href: string) => boolean {
  const here = useMatches().at(-1)?.id as RouteName | undefined;
  return useCallback(
    (href) => {
      const [path = ''] = href.split(/[?#]/);
      return path === '' || (here !== undefined && matchPath(routes[here].path, path) !== null);
    },
    [here],
  );
}
