import { EnableInput, ResetInput } from '@jalon/domain/accounts/account-schema';
import { withConfirmation } from '@jalon/domain/core/fields';

export const resetRules = withConfirmation(ResetInput);
export const enableRules = withConfirmation(EnableInput);
