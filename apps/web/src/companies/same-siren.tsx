import { Anchor } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { Fragment } from 'react';
import { Link } from 'react-router';
import { useTexts } from '../core/i18n.ts';
import { placeHref, useReach } from '../portfolios/reach.ts';
import classes from './companies.module.css';

/** Says which other companies have the same number, and leads to them. */
export function SameSiren({ companies }: { companies: readonly { id: string; name: string }[] }) {
  const { t } = useTexts();
  const reach = useReach();
  return (
    <span className={classes.twins}>
      <IconAlertTriangle size={16} stroke={1.6} aria-hidden />
      <span>
        {t('companies.sameSiren')}{' '}
        {companies.map(({ id, name }, index) => (
          <Fragment key={id}>
            {index > 0 && ', '}
            <Anchor component={Link} to={placeHref(reach, { tab: 'companies', id })} inherit underline="always">
              {name}
            </Anchor>
          </Fragment>
        ))}
      </span>
    </span>
  );
}
