import { isType } from '@jalon/domain/core/actor';
import { href } from '@jalon/domain/core/routes';
import type { ImportKind, ToolKind } from '@jalon/domain/imports/import-fields';
import { ActionIcon, Button } from '@mantine/core';
import { IconTableImport } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { statusQuery } from '../connector/connector.api.ts';
import { useTexts } from '../core/i18n.ts';
import { useUser } from '../core/session.ts';

/** From a list to where its records are imported: for the staff, who may. */
export function ImportLink({ kind }: { kind: ImportKind }) {
  const user = useUser();
  if (!isType(user, 'Admin', 'Commercial')) return null;
  return <Way to={`${href(isType(user, 'Admin') ? 'admin.imports' : 'commercial.imports')}?kind=${kind}`} />;
}

/** The same of what comes from the external tool alone: for administrators, where there is one. */
export function ToolImportLink({ kind }: { kind: ToolKind }) {
  const isAdmin = isType(useUser(), 'Admin');
  const { data } = useQuery({ ...statusQuery, enabled: isAdmin });
  return isAdmin && data?.isConfigured ? <Way to={`${href('admin.imports')}?source=tool&kind=${kind}`} /> : null;
}

function Way({ to }: { to: string }) {
  const { t } = useTexts();
  const link = { component: Link, to, variant: 'default' } as const;
  const icon = <IconTableImport size={16} stroke={1.75} />;
  return (
    <>
      <Button {...link} visibleFrom="sm" leftSection={icon}>
        {t('table.import')}
      </Button>
      <ActionIcon {...link} hiddenFrom="sm" size={36} aria-label={t('table.import')}>
        {icon}
      </ActionIcon>
    </>
  );
}
