import type { User } from '@jalon/domain/core/actor';
import { areas, href } from '@jalon/domain/core/routes';
import type { LegalVersion } from '@jalon/domain/legal/legal-text-schema';
import { Anchor, Modal, Text } from '@mantine/core';
import { Link } from 'react-router';
import { hrefOf } from '../core/call.ts';
import { useDocumentTitle } from '../core/document-title.ts';
import { useFormat } from '../core/format.ts';
import { routeTitle, useTexts } from '../core/i18n.ts';
import { FormPage } from '../ui/form-page.tsx';
import classes from './terms-gate.module.css';
import { TermsQuestion } from './terms-question.tsx';
import { useLegalText } from './use-legal-text.ts';

type TermsGateProps = {
  user: User;
  /** Somebody is at work: the question stands above it, and what they were typing stays. */
  isAbove: boolean;
};

/** New terms of use, which are accepted before anything else is done. */
export default function TermsGate({ user, isAbove }: TermsGateProps) {
  const { t } = useTexts();
  const legal = useLegalText('terms');
  const title = t('legal.ask.title');
  const intro = useIntro(legal.text?.shown);
  useDocumentTitle(title);
  const question = <TermsQuestion {...legal} />;
  const footer = <WaysOut user={user} />;
  if (!isAbove)
    return (
      <FormPage title={title} intro={intro} footer={footer} isWide>
        {question}
      </FormPage>
    );
  return (
    <Modal
      opened
      onClose={() => undefined}
      closeOnEscape={false}
      closeOnClickOutside={false}
      withCloseButton={false}
      title={title}
      size={640}
      styles={{ title: { fontWeight: 600 } }}
    >
      {/* Whoever was typing accepts or leaves by no key that was meant for something else. */}
      <p className={classes.intro} tabIndex={-1} data-autofocus>
        {intro}
      </p>
      {question}
      <Text className={classes.footer}>{footer}</Text>
    </Modal>
  );
}

function useIntro(shown: LegalVersion | null | undefined): string {
  const { t } = useTexts();
  const { date } = useFormat();
  return shown ? t('legal.ask.text', { number: shown.number, day: date(shown.publishedAt) }) : '';
}

/** Who does not accept them takes their data along, and closes the account. */
function WaysOut({ user }: { user: User }) {
  const { t } = useTexts();
  const security = areas[user.type].security;
  return (
    <>
      {t('legal.ask.refuse')}{' '}
      <Anchor href={hrefOf('GET /api/account/export', {})} download inherit underline="always">
        {t('legal.ask.export')}
      </Anchor>
      {' · '}
      <Anchor component={Link} to={href(security)} inherit underline="always">
        {t('legal.ask.close', { page: routeTitle(t, security) })}
      </Anchor>
    </>
  );
}
