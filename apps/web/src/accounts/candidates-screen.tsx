import { href } from '@jalon/domain/core/routes';
import { Anchor } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from 'react-router';
import { routeTitle, useTexts } from '../core/i18n.ts';
import { Page } from '../ui/page.tsx';
import { Panel } from '../ui/panel.tsx';
import { AccountDetails } from './account-details.tsx';
import { nameOf } from './account-look.ts';
import { accountClient } from './accounts.api.ts';

/** The page of one account, with an address of its own to send to a colleague. */
export default function CandidateScreen() {
  const { t } = useTexts();
  const navigate = useNavigate();
  const { id = '' } = useParams();
  const { data } = useQuery(accountClient.one(id));
  const back = (
    <Anchor component={Link} to={href('admin.accounts')} inherit>
      {t('accounts.backToList')}
    </Anchor>
  );
  return (
    <Page title={data ? nameOf(data) : routeTitle(t, 'admin.candidate')} description={back}>
      <Panel>
        <AccountDetails id={id} onGone={() => void navigate(href('admin.accounts'), { replace: true })} />
      </Panel>
    </Page>
  );
}
