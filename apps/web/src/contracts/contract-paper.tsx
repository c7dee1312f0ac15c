import type { Contract } from '@jalon/domain/contracts/contract';
import { Button, Skeleton } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { useTexts } from '../core/i18n.ts';
import { Panel } from '../ui/panel.tsx';
import { useContractWords } from './contract-look.ts';
import classes from './contract-page.module.css';
import { pdfHref } from './contracts.api.ts';

// What reads a PDF is heavier than the rest of the screen.
const PdfPage = lazy(() => import('../ui/pdf-page.tsx'));

/** The document as it would be printed; a deposit that is a picture is only downloaded. */
export function ContractPaper({ contract }: { contract: Contract }) {
  const { t } = useTexts();
  const words = useContractWords();
  const { id, version, number, file, text, body } = contract;
  // Taken back: whoever was to sign it reads it once it is sent again.
  const isAway = text === null && body === null && file === null;
  const address = pdfHref(id);
  const download = (
    <Button
      component="a"
      href={address}
      download={file?.name ?? `${number}.pdf`}
      flex="none"
      variant="default"
      size="xs"
      leftSection={<IconDownload size={16} />}
    >
      {t('contracts.paper.download')}
    </Button>
  );
  return (
    <Panel title={`${words.kind(contract)} ${number}`} aside={!isAway && download} isFlush>
      <div className={classes.stage}>
        {isAway || (file && file.type !== 'application/pdf') ? (
          <p className={classes.none}>{t(isAway ? 'contracts.paper.away' : 'contracts.paper.cannot')}</p>
        ) : (
          <Suspense fallback={<Skeleton height={480} />}>
            <PdfPage key={`${id} ${version}`} address={address} label={t('contracts.paper.label', { name: number })} isWhole />
          </Suspense>
        )}
      </div>
    </Panel>
  );
}
