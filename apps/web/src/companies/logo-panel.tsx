import type { Company } from '@jalon/domain/companies/client-company';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../core/call.ts';
import { useTexts } from '../core/i18n.ts';
import { useOperator } from '../core/operator.ts';
import { CompanyFace, logoOf } from '../ui/face.tsx';
import { Panel } from '../ui/panel.tsx';
import { PictureField } from '../ui/picture-field.tsx';
import { usePictureFile } from '../ui/use-picture-file.ts';

import { ownCompanyQuery } from './own-company.api.ts';

/** The logo of one's own company. It is saved at once, beside the form. */
export function LogoPanel({ company }: { company: Company }) {
  const { t } = useTexts();
  const operator = useOperator().name;
  const client = useQueryClient();
  const changed = ({ logo }: { logo: string | null }) => {
    client.setQueryData(ownCompanyQuery.queryKey, (known) => known && { ...known, logo });
    void client.invalidateQueries({ queryKey: ['home'] });
  };
  const { send, remove, isSending } = usePictureFile({
    address: logoOf(company),
    put: async (file) => changed(await call('PUT /api/company/logo', { file })),
    remove: async () => changed(await call('DELETE /api/company/logo', {})),
    words: { saved: t('companies.card.logo.saved'), removed: t('companies.card.logo.removed') },
  });
  const words = {
    hint: t('companies.card.logo.hint', { operator }),
    choose: t('companies.card.logo.choose'),
    replace: t('companies.card.logo.replace'),
    remove: t('companies.card.logo.remove'),
    drop: t('companies.card.logo.drop'),
  };
  return (
    <Panel title={t('companies.card.logo.title')}>
      <PictureField
        preview={<CompanyFace company={company} size={72} />}
        hasPicture={company.logo !== null}
        isSending={isSending}
        words={words}
        onFile={(file) => void send(file)}
        onRemove={() => void remove()}
      />
    </Panel>
  );
}
