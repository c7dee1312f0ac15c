import { VisuallyHidden } from '@mantine/core';
import { Outlet, ScrollRestoration } from 'react-router';
import { useAnnouncedTitle } from '../core/document-title.ts';
import { LoadingBar } from '../ui/loading-bar.tsx';
import { scrollPlaceOf } from './scroll-place.ts';

export function Root() {
  const title = useAnnouncedTitle();
  return (
    <>
      <LoadingBar />
      <Outlet />
      <VisuallyHidden role="status">{title}</VisuallyHidden>
      <ScrollRestoration getKey={scrollPlaceOf} />
    </>
  );
}
