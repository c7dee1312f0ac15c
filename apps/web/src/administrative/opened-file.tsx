import { spacedIban, type VehiclePaper } from '@jalon/domain/administrative/administrative-file';
import { Button } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call, hrefOf } from '../core/call.ts';
import { choicesQuery } from '../core/choices-query.ts';
import { useFormat } from '../core/format.ts';
import { useTexts } from '../core/i18n.ts';
import { Facts } from '../ui/facts.tsx';
import { Failure } from '../ui/failure.tsx';
import classes from './administrative.module.css';
import { PaperFile } from './vehicle-papers.tsx';

const paperHref = (id: string, kind: VehiclePaper): string =>
  hrefOf('GET /api/administrative-files/:id/papers/:kind', { params: { id, kind }, query: {} });

/** Somebody's file, once an administrator asks for it: they are told that it was read. */
export function OpenedFile({ ownerId }: { ownerId: string }) {
  const { t } = useTexts();
  const format = useFormat();
  const { data: countries = [] } = useQuery(choicesQuery('countries'));
  const { data, error, isPending, mutate } = useMutation({
    mutationFn: () => call('POST /api/administrative-files/:id/open', { params: { id: ownerId } }),
    // What was read is not kept by the browser.
    gcTime: 0,
  });
  if (error) return <Failure error={error} onRetry={() => mutate()} />;
  if (!data)
    return (
      <div className={classes.open}>
        <p className={classes.text}>{t('administrative.openText')}</p>
        <Button variant="default" loading={isPending} leftSection={<IconEye size={16} stroke={1.75} />} onClick={() => mutate()}>
          {t('administrative.open')}
        </Button>
      </div>
    );
  const { birthDate, birthPlace, nationality, maritalStatus, accountHolder, iban, updatedAt, papers } = data;
  if (!updatedAt && papers.length === 0) return <p className={classes.text}>{t('administrative.empty')}</p>;
  return (
    <Facts
      facts={[
        { name: t('administrative.birthDate'), fact: birthDate && format.day(birthDate) },
        { name: t('administrative.birthPlace'), fact: birthPlace },
        { name: t('administrative.nationality'), fact: countries.find(({ id }) => id === nationality)?.value ?? nationality },
        { name: t('administrative.maritalStatus'), fact: maritalStatus && t(`administrative.marital.${maritalStatus}`) },
        { name: t('administrative.accountHolder'), fact: accountHolder },
        { name: t('administrative.iban'), fact: iban && <code>{spacedIban(iban)}</code> },
        ...papers.map((paper) => ({
          name: t(`administrative.paper.${paper.kind}`),
          fact: <PaperFile paper={paper} address={paperHref(ownerId, paper.kind)} />,
        })),
      ]}
    />
  );
}
