import { Button, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { routeTitle, useTexts } from '../core/i18n.ts';
import { RecordState } from '../ui/record-state.tsx';
import { SideDrawer } from '../ui/side-drawer.tsx';
import { usePathDrawer } from '../ui/use-path-drawer.ts';
import { DeliveryList } from './delivery-list.tsx';
import { ProjectHeader } from './project-header.tsx';
import { useProjectHrefs } from './project-look.ts';
import { deliveriesOf, projectClient } from './projects.api.ts';

/** The last part of the address is the project that is open beside the list. */
export default function ProjectDrawer() {
  const { t } = useTexts();
  const hrefs = useProjectHrefs();
  const { id, close, frame } = usePathDrawer(useParams().selected_project_id, hrefs.beside);
  const { data, error, refetch } = useQuery({ ...projectClient.one(id ?? ''), enabled: id !== undefined });
  const deliveries = useQuery({ ...deliveriesOf(id ?? ''), enabled: data !== undefined }).data;
  const words = { missing: t('projects.missing'), missingText: t('projects.missingText'), back: t('projects.back') };
  return (
    <SideDrawer title={data?.title ?? routeTitle(t, hrefs.route)} page={id && hrefs.project(id)} {...frame}>
      {data ? (
        <Stack>
          <ProjectHeader project={data} isShort />
          <Button component={Link} to={hrefs.project(data.id)} variant="default">
            {t('projects.openPage')}
          </Button>
          {deliveries && deliveries.rows.length > 0 && <DeliveryList rows={deliveries.rows} />}
        </Stack>
      ) : (
        id && <RecordState error={error} words={words} onBack={close} onRetry={() => void refetch()} />
      )}
    </SideDrawer>
  );
}
