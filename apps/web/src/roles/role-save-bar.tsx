import type { CompanyPermission } from '@jalon/domain/core/permission';
import type { Role } from '@jalon/domain/roles/role';
import { Button } from '@mantine/core';
import { useTexts } from '../core/i18n.ts';
import { changesOf, type Draft } from './role-draft.ts';
import classes from './role-save-bar.module.css';

type SaveBarProps = { draft: Draft; roles: Role[]; isSaving: boolean; onSave: () => void; onDiscard: () => void };

/** What saving will change, in words, and the one button that does it. */
export function RoleSaveBar({ draft, roles, isSaving, onSave, onDiscard }: SaveBarProps) {
  const { t } = useTexts();
  const changes = changesOf(draft, roles);
  const count = changes.reduce((sum, { granted, withdrawn }) => sum + granted.length + withdrawn.length, 0);
  const names = (permissions: CompanyPermission[]) => permissions.map((one) => t(`permissions.${one}`)).join(', ');
  return (
    <section className={classes.bar} data-foot aria-label={t('organisation.roles.summary')}>
      <div className={classes.words}>
        <strong role="status">{t('organisation.roles.unsaved', { count })}</strong>
        <ul className={classes.list}>
          {changes.flatMap(({ role, granted, withdrawn }) => [
            granted.length > 0 && (
              <li key={`${role.id} +`}>{t('organisation.roles.granted', { role: role.label, list: names(granted) })}</li>
            ),
            withdrawn.length > 0 && (
              <li key={`${role.id} -`}>{t('organisation.roles.withdrawn', { role: role.label, list: names(withdrawn) })}</li>
            ),
          ])}
        </ul>
      </div>
      <div className={classes.buttons}>
        <Button variant="default" onClick={onDiscard}>
          {t('organisation.roles.discard')}
        </Button>
        <Button onClick={onSave} loading={isSaving}>
          {t('organisation.roles.save')}
        </Button>
      </div>
    </section>
  );
}
