import { type ListName, listNames, referenceLists } from '@jalon/domain/core/reference-lists';
import { href } from '@jalon/domain/core/routes';
import { IconInfoCircle } from '@tabler/icons-react';
import { Navigate, useParams } from 'react-router';
import { routeTitle, useTexts } from '../core/i18n.ts';
import { ConfirmProvider } from '../ui/confirm.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Page } from '../ui/page.tsx';
import { Panel } from '../ui/panel.tsx';
import { ReferentialDrawer } from './referential-drawer.tsx';
import { ReferentialNav } from './referential-nav.tsx';
import { NewValueButton, ReferentialTable } from './referential-table.tsx';
import classes from './referentials.module.css';

export default function ReferentialsScreen() {
  const { t } = useTexts();
  const given = useParams().list;
  const list = listNames.find((name) => name === given);
  if (given === undefined) return <Navigate to={href('admin.referentials', { list: listNames[0] })} replace />;
  const title = routeTitle(t, 'admin.referentials');
  return (
    <Page title={title} tab={list ? `${t(`referentials.lists.${list}.title`)} · ${title}` : title} description={t('referentials.intro')}>
      <div className={classes.layout}>
        <ReferentialNav list={list} />
        <ConfirmProvider>{list ? <ReferentialPanel key={list} list={list} /> : <UnknownList />}</ConfirmProvider>
      </div>
    </Page>
  );
}

function ReferentialPanel({ list }: { list: ListName }) {
  const { t } = useTexts();
  const isKeptHere = list !== 'companies';
  const note = !isKeptHere
    ? t('referentials.managedElsewhere')
    : referenceLists[list].order === 'number'
      ? t('referentials.fixedOrder')
      : undefined;
  return (
    <Panel isFlush>
      <header className={classes.header}>
        <h2 className={classes.title}>{t(`referentials.lists.${list}.title`)}</h2>
        {isKeptHere && <NewValueButton />}
        <div className={classes.about}>
          <p className={classes.description}>{t(`referentials.lists.${list}.description`)}</p>
          {note && (
            <p className={classes.note}>
              <IconInfoCircle size={14} stroke={1.8} aria-hidden />
              {note}
            </p>
          )}
        </div>
      </header>
      <ReferentialTable list={list} />
      {isKeptHere && <ReferentialDrawer list={list} />}
    </Panel>
  );
}

function UnknownList() {
  const { t } = useTexts();
  return (
    <Panel>
      <EmptyState title={t('referentials.unknownList')} description={t('referentials.unknownListText')} />
    </Panel>
  );
}
