import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { CallError } from '../core/call.ts';
import { routeTitle, useTexts } from '../core/i18n.ts';
import { type Prefetch, queryClient } from '../core/query-client.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { LostPath } from '../ui/illustrations.tsx';
import { Page } from '../ui/page.tsx';
import { Panel } from '../ui/panel.tsx';
import { SearchSelect } from '../ui/search-select.tsx';
import { DefaultRolesPanel } from './default-roles-panel.tsx';
import { RoleScope } from './role-scope.ts';
import { companyRolesQuery, findAnyCompany } from './roles.api.ts';
import { RolesPanel } from './roles-panel.tsx';

export const prefetch: Prefetch = (_user, { url }) => {
  const companyId = url.searchParams.get('company');
  if (companyId) void queryClient.prefetchQuery(companyRolesQuery(companyId));
};

/** The roles of any company. `?company=<id>` is the chosen one, so that the page can be sent to a colleague. */
export default function CompanyRolesScreen() {
  const { t } = useTexts();
  const [parameters, setParameters] = useSearchParams();
  const companyId = parameters.get('company') || undefined;
  const { data, error } = useQuery({ ...companyRolesQuery(companyId ?? ''), enabled: companyId !== undefined });
  const choose = (id: string | null) => setParameters(id ? { company: id } : {}, { preventScrollReset: true });
  const title = routeTitle(t, 'admin.rolesAndPermissions');
  const company = companyId ? data?.rows[0]?.company : undefined;
  // Every company has the owners' role; what is no id at all is refused.
  const isMissing = data?.rows.length === 0 || (error instanceof CallError && error.status === 422);
  return (
    <Page title={title} tab={company ? `${company.name} · ${title}` : title} description={t('organisation.companies.intro')}>
      <SearchSelect
        label={t('organisation.companies.choose')}
        placeholder={t('organisation.companies.search')}
        maw={420}
        chosen={company}
        find={findAnyCompany}
        words={{ none: t('companies.noneNamed'), clear: t('organisation.companies.clear') }}
        onChoose={(found) => choose(found?.id ?? null)}
      />
      {companyId === undefined && <DefaultRolesPanel />}
      {companyId !== undefined && isMissing && (
        <Panel>
          <EmptyState
            title={t('organisation.companies.missing')}
            description={t('organisation.companies.missingText')}
            illustration={<LostPath />}
            action={<Button onClick={() => choose(null)}>{t('organisation.companies.back')}</Button>}
          />
        </Panel>
      )}
      {companyId !== undefined && !isMissing && (
        <RoleScope value={companyId}>
          <RolesPanel key={companyId} />
        </RoleScope>
      )}
    </Page>
  );
}
