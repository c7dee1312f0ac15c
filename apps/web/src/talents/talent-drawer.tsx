import { href } from '@jalon/domain/core/routes';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useTexts } from '../core/i18n.ts';
import { SideDrawer } from '../ui/side-drawer.tsx';
import { usePathDrawer } from '../ui/use-path-drawer.ts';
import { TalentDetails } from './talent-details.tsx';
import { nameOf } from './talent-look.ts';
import { talentQuery } from './talents.api.ts';

const hrefOf = (id?: string) => href('company.accounts', id ? { selected_freelance_id: id } : {});

/** `/company/accounts/<id>` opens a freelance beside the list. */
export default function TalentDrawer() {
  const { t } = useTexts();
  const { id: open, isNew, close, frame } = usePathDrawer(useParams().selected_freelance_id, hrefOf);
  // Nobody is added here: `new` is nobody.
  const id = isNew ? 'new' : open;
  const { data } = useQuery({ ...talentQuery(id ?? ''), enabled: id !== undefined });
  return (
    <SideDrawer title={data && !data.isPrivate ? nameOf(data) : t('talents.details')} {...frame}>
      {id && <TalentDetails key={id} id={id} onBack={close} />}
    </SideDrawer>
  );
}
