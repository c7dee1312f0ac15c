import { isType } from '@jalon/domain/core/actor';
import { href } from '@jalon/domain/core/routes';
import type { ImportKind } from '@jalon/domain/imports/import-fields';
import { ActionIcon, Button } from '@mantine/core';
import { IconTableImport } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useTexts } from '../core/i18n.ts';
import { useUser } from '../core/session.ts';

/** From a list to where its records are imported: for the staff, who may. */
export function ImportLink({ kind }: { kind: ImportKind }) {
  const { t } = useTexts();
  const user = useUser();
  if (!isType(user, 'Admin', 'Commercial')) return null;
  const path = href(isType(user, 'Admin') ? 'admin.imports' : 'commercial.imports');
  const link = { component: Link, to: `${path}?kind=${kind}`, variant: 'default' } as const;
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
