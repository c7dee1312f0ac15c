import type { LinkedContract } from '@jalon/domain/contracts/contract-link-api';
import { Alert, Button } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { useState } from 'react';
import { call } from '../core/call.ts';
import { useFormat } from '../core/format.ts';
import { errorText, useTexts } from '../core/i18n.ts';
import { useAskReason } from '../ui/confirm.tsx';
import { Milestones, milestonesTo } from '../ui/milestones.tsx';
import { Page } from '../ui/page.tsx';
import { Panel } from '../ui/panel.tsx';
import { RichText } from '../ui/rich-text.tsx';
import { AcceptForm } from './accept-form.tsx';
import classes from './sign.module.css';
import { type CodeSent, SignConfirm } from './sign-confirm.tsx';

type Props = { token: string; contract: LinkedContract; onEnd: (end: 'signed' | 'declined') => void; onChanged: () => void };

/** The same three steps as for whoever has an account: read, accept, confirm with a code. */
export function LinkSigning({ token, contract, onEnd, onChanged }: Props) {
  const { t } = useTexts();
  const format = useFormat();
  const askReason = useAskReason();
  const [step, setStep] = useState(0);
  const [name, setName] = useState('');
  const [failure, setFailure] = useState<unknown>();
  const [sent, setSent] = useState<CodeSent>();
  const { operator, person, signer, number, amendment, type, startsOn, endsOn, hash, signedBy, company, project } = contract;
  const sendCode = () => call('POST /api/contract-links/code', { body: { token } });
  const decline = async () => {
    const reason = await askReason({
      ...{ title: t('contracts.title.decline'), text: t('contracts.text.decline'), confirm: t('contracts.submit.decline') },
      reason: { label: t('contracts.column.reason'), hint: '', max: 1000 },
    });
    if (!reason) return;
    try {
      await call('POST /api/contract-links/decline', { body: { token, reason } });
      onEnd('declined');
    } catch (error) {
      setFailure(error);
    }
  };
  const declining = (
    <Button variant="subtle" size="compact-sm" onClick={() => void decline()}>
      {t('contracts.signing.decline')}
    </Button>
  );
  const names = [t('contracts.signing.read'), t('contracts.signing.accept'), t('contracts.signing.confirm')];
  const kind = amendment > 0 ? t('contracts.amendment', { number: amendment }) : t(`contracts.kind.${type}`);
  const period = endsOn
    ? t('contracts.period', { from: format.day(startsOn), to: format.day(endsOn) })
    : t('contracts.from', { from: format.day(startsOn) });
  const about = [t('contracts.signing.from', { operator }), project, company].filter(Boolean).join(', ');
  return (
    <div className={classes.public}>
      <Page title={t(amendment > 0 ? 'contracts.signing.title.amendment' : 'contracts.signing.title.contract')} description={about}>
        {failure !== undefined && (
          <Alert color="red" role="alert">
            {errorText(t, failure)}
          </Alert>
        )}
        <Milestones label={t('contracts.signing.steps')} milestones={milestonesTo(names, step, 'now')} />
        {step === 0 ? (
          <>
            <Panel title={`${kind} ${number}`}>
              <div className={classes.paper} lang="fr">
                <RichText html={contract.body} />
              </div>
            </Panel>
            <div className={classes.foot}>
              {declining}
              <Button onClick={() => setStep(1)}>{t('contracts.signing.toAccept')}</Button>
            </div>
          </>
        ) : (
          <>
            <Panel
              title={t('contracts.signing.what')}
              aside={
                <Button variant="subtle" size="compact-sm" leftSection={<IconEye size={16} />} onClick={() => setStep(0)}>
                  {t('contracts.signing.reread')}
                </Button>
              }
            >
              <AcceptForm
                {...{ person, signer, sendCode }}
                other={signedBy ?? undefined}
                isAccepted={step === 2}
                onSent={(typed, code) => {
                  setName(typed);
                  setSent(code);
                  setStep(2);
                }}
              >
                <div>
                  <p className={classes.figures}>
                    <b>{kind}</b> {number}
                  </p>
                  <p className={classes.figures}>
                    {t('contracts.signing.between', { operator, person })} · {period}
                  </p>
                </div>
              </AcceptForm>
            </Panel>
            {step === 2 && sent && (
              <SignConfirm
                {...{ sent, sendCode, onChanged }}
                sign={(code) => call('POST /api/contract-links/sign', { body: { token, name, hasAgreed: true, hash, code } })}
                onSent={setSent}
                onSigned={() => onEnd('signed')}
              />
            )}
            <p className={classes.notice}>{t('contracts.signing.notice')}</p>
            <div className={classes.aside}>{declining}</div>
          </>
        )}
      </Page>
    </div>
  );
}
