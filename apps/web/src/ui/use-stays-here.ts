import { type RouteName, routes } from '@jalon/domain/core/routes';
import { useCallback } from 'react';
import { matchPath, useMatches } from 'react-router';

/** Whether an address opens something on the screen one is on, which then stays where it was scrolled to. Another screen begins at its top. */
export function useStaysHere(): (href: string) => boolean {
  const here = useMatches().at(-1)?.id as RouteName | undefined;
  return useCallback(
    (href) => {
      const [path = ''] = href.split(/[?#]/);
      const pattern = here && routes[here]?.path;
      return path === '' || (pattern !== undefined && matchPath(pattern, path) !== null);
    },
    [here],
  );
}
