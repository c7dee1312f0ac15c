import { href } from '@jalon/domain/core/routes';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { useTexts } from '../core/i18n.ts';
import { SideDrawer } from '../ui/side-drawer.tsx';
import { TalentDetails } from './talent-details.tsx';
import { nameOf } from './talent-look.ts';
import { talentQuery } from './talents.api.ts';

/** `/company/accounts/<id>` opens a freelance beside the list. */
export function TalentDrawer() {
  const { t } = useTexts();
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const { selected_freelance_id: wanted } = useParams();
  // What was open stays drawn while the drawer slides away.
  const [shown, setShown] = useState(wanted);
  if (wanted && wanted !== shown) setShown(wanted);
  const { data } = useQuery({ ...talentQuery(shown ?? ''), enabled: shown !== undefined });
  const close = () => {
    const search = parameters.toString();
    void navigate(href('company.accounts') + (search && `?${search}`), { replace: true, preventScrollReset: true });
  };
  return (
    <SideDrawer
      title={data && !data.isPrivate ? nameOf(data) : t('talents.details')}
      isOpen={wanted !== undefined}
      onClose={close}
      onClosed={() => setShown(undefined)}
    >
      {shown && <TalentDetails key={shown} id={shown} onBack={close} />}
    </SideDrawer>
  );
}
