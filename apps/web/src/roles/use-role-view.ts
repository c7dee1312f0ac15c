import type { Role } from '@jalon/domain/roles/role';
import { IconEye } from '@tabler/icons-react';
import { useState } from 'react';

/** What is looked at: nothing, or one of the roles. */
export function useRoleView() {
  const [roleId, setRoleId] = useState<string>();
  const [isOpen, setOpen] = useState(false);
  const open = (role?: Role) => {
    if (role) setRoleId(role.id);
    setOpen(true);
  };
  return {
    open,
    actionOn: (role: Role) => ({ key: 'view', icon: IconEye, run: () => open(role), startsGroup: true }),
    props: { roleId, isOpen, onChoose: setRoleId, onClose: () => setOpen(false) },
  };
}
