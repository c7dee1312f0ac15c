import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '../core/i18n.ts';
import { Columns } from '../ui/columns.tsx';
import { CompanyFace } from '../ui/face.tsx';
import { Failure } from '../ui/failure.tsx';
import { Panel } from '../ui/panel.tsx';
import { CompanyDetailsList } from './company-details-list.tsx';
import { CompanyForm } from './company-form.tsx';

import { LogoPanel } from './logo-panel.tsx';
import { ownCompanyQuery } from './own-company.api.ts';

export function CompanyPanel() {
  const { t } = useTexts();
  const { data, error, refetch } = useQuery(ownCompanyQuery);
  // A form that has been overtaken by somebody else starts anew from what is there.
  const [round, setRound] = useState(0);
  const reload = async () => {
    await refetch();
    setRound((count) => count + 1);
  };
  const canEdit = data?.actions.includes('update');
  return (
    <Columns width={344} side={data && canEdit && <LogoPanel company={data} />}>
      <Panel title={t('companies.card.title')}>
        {data ? (
          canEdit ? (
            <CompanyForm key={round} company={data} onReload={reload} />
          ) : (
            <>
              <CompanyFace company={data} size={72} />
              <CompanyDetailsList company={data} />
            </>
          )
        ) : error ? (
          <Failure error={error} onRetry={refetch} />
        ) : (
          <Skeleton height={320} />
        )}
      </Panel>
    </Columns>
  );
}
