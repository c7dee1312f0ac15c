import { wordsOf } from '../core/feature-words.ts';
import type { roleFlow } from './role.ts';

export const roleWords = wordsOf<typeof roleFlow>()({
  fr: {
    routes: {
      'admin.rolesAndPermissions': 'Rôles et droits',
    },
    state: {
      active: 'Actif',
      disabled: 'Désactivé',
    },
    event: {
      create: 'Rôle ajouté',
      update: 'Rôle renommé',
      grant: 'Droits du rôle modifiés',
      disable: 'Rôle désactivé',
      activate: 'Rôle réactivé',
      delete: 'Rôle supprimé',
    },
    notice: {
      grant: '{{by}} a modifié les droits de votre rôle : {{name}}',
      disable: '{{by}} a désactivé votre rôle : {{name}}',
      activate: '{{by}} a réactivé votre rôle : {{name}}',
    },
  },
  en: {
    routes: {
      'admin.rolesAndPermissions': 'Roles and permissions',
    },
    state: {
      active: 'Active',
      disabled: 'Disabled',
    },
    event: {
      create: 'Role added',
      update: 'Role renamed',
      grant: 'Permissions of the role changed',
      disable: 'Role disabled',
      activate: 'Role activated',
      delete: 'Role deleted',
    },
    notice: {
      grant: '{{by}} has changed the permissions of your role: {{name}}',
      disable: '{{by}} has disabled your role: {{name}}',
      activate: '{{by}} has enabled your role again: {{name}}',
    },
  },
});
