import { areas, href } from '@jalon/domain/core/routes';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { useDocumentTitle } from '../core/document-title.ts';
import { useTexts } from '../core/i18n.ts';
import { useSession } from '../core/session.ts';
import { FallenStone, LostPath } from '../ui/illustrations.tsx';
import { Message } from '../ui/message.tsx';
import { PublicShell } from '../ui/public-shell.tsx';
import { useIsInArea } from './area-context.ts';
import classes from './error-screen.module.css';

type Code = 'notFound' | 'serverError';

/** Inside an area the layout already gives the page its header and its `main`. */
const Frame = ({ children }: { children: ReactNode }) =>
  useIsInArea() ? <div className={classes.inArea}>{children}</div> : <PublicShell isCentred>{children}</PublicShell>;

function ErrorScreen({ code, retry }: { code: Code; retry?: () => void }) {
  const { t } = useTexts();
  const session = useSession();
  const navigate = useNavigate();
  // The first page of a visit has nothing to go back to.
  const hasPast = useLocation().key !== 'default';
  useDocumentTitle(t(`routes.${code}`));
  return (
    <Frame>
      <Message
        drawing={code === 'notFound' ? <LostPath /> : <FallenStone />}
        title={t(`shell.error.${code}`)}
        text={t(`shell.error.${code}Text`)}
        actions={
          <>
            {code === 'serverError' && (
              <Button variant="default" onClick={retry ?? (() => (hasPast ? navigate(-1) : window.location.reload()))}>
                {t('common.retry')}
              </Button>
            )}
            {code === 'notFound' && hasPast && (
              <Button variant="default" onClick={() => navigate(-1)}>
                {t('common.back')}
              </Button>
            )}
            {code === 'notFound' && !session && (
              <Button variant="default" component={Link} to={href('login')}>
                {t('shell.error.signIn')}
              </Button>
            )}
            <Button component={Link} to={href(session ? areas[session.type].home : 'home')}>
              {session?.seenBy
                ? t('shell.error.seenSpace', { name: session.firstName })
                : t(session ? 'shell.error.mySpace' : 'shell.error.home')}
            </Button>
          </>
        }
      />
    </Frame>
  );
}

export const NotFoundScreen = () => <ErrorScreen code="notFound" />;
export const ServerErrorScreen = () => <ErrorScreen code="serverError" />;

/** A screen that threw, or whose files did not arrive. */
export const Crashed = () => <ErrorScreen code="serverError" retry={() => window.location.reload()} />;
