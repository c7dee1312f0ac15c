import { href } from '@jalon/domain/core/routes';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { routeTitle, useTexts } from '../core/i18n.ts';
import { useNeighbours } from '../ui/shown-rows.ts';
import { SideDrawer } from '../ui/side-drawer.tsx';
import { usePathDrawer } from '../ui/use-path-drawer.ts';
import { DocumentDetails } from './document-details.tsx';
import { documentClient } from './documents.api.ts';

/** The last part of the address is the document that is open beside the list. */
export default function DocumentDrawer({ route }: { route: 'admin.documents' | 'commercial.documents' }) {
  const { t } = useTexts();
  const { id, show, close, frame } = usePathDrawer(useParams().selected_document_id, (open) =>
    href(route, open ? { selected_document_id: open } : {}),
  );
  const { data } = useQuery({ ...documentClient.one(id ?? ''), enabled: id !== undefined });
  return (
    <SideDrawer title={data ? `${t(`words.document.value.type.${data.type}`)} · ${data.owner}` : routeTitle(t, route)} {...frame}>
      {id && <Opened key={id} id={id} show={show} onBack={close} />}
    </SideDrawer>
  );
}

function Opened({ id, show, onBack }: { id: string; show: (id: string) => void; onBack: () => void }) {
  const next = useNeighbours(id)?.next;
  return <DocumentDetails id={id} onBack={onBack} onNext={next === undefined ? undefined : () => show(next)} />;
}
