import { PasswordChange } from '@jalon/domain/accounts/own-account-schema';
import { withConfirmation } from '@jalon/domain/core/fields';

export const rules = withConfirmation(PasswordChange).refine(({ current, password }) => current !== password, {
  path: ['password'],
  message: 'validation.samePassword',
});
