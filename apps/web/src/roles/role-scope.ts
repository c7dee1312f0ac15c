import { createContext, use } from 'react';

/** Whose roles are shown and changed: a company by its id, for an administrator; one's own when there is none. */
export const RoleScope = createContext<string | undefined>(undefined);
export const useRoleScope = (): string | undefined => use(RoleScope);
