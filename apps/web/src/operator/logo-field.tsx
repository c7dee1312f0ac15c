import type { ManagedOperator } from '@jalon/domain/operator/operator-schema';
import { call, hrefOf } from '../core/call.ts';
import { useTexts } from '../core/i18n.ts';
import { OperatorMark } from '../ui/logo.tsx';
import { PictureField } from '../ui/picture-field.tsx';
import { usePictureFile } from '../ui/use-picture-file.ts';
import { useOperatorChanged } from './operator.api.ts';
import classes from './operator.module.css';

/** The logo is saved at once, beside the form. */
export function LogoField({ operator: { logo } }: { operator: ManagedOperator }) {
  const { t } = useTexts();
  const changed = useOperatorChanged();
  const { send, remove, isSending } = usePictureFile({
    address: logo ? hrefOf('GET /api/operator/logo', { query: { v: logo } }) : null,
    put: async (file) => changed(await call('PUT /api/admin/operator/logo', { file })),
    remove: async () => changed(await call('DELETE /api/admin/operator/logo', {})),
    words: { saved: t('operator.logo.saved'), removed: t('operator.logo.removed') },
  });
  const words = {
    hint: t('operator.logo.hint'),
    choose: t('operator.logo.choose'),
    replace: t('operator.logo.replace'),
    remove: t('operator.logo.remove'),
    drop: t('operator.logo.drop'),
  };
  return (
    <div className={classes.logo}>
      <PictureField
        preview={
          <span className={classes.mark}>
            <OperatorMark size={48} />
          </span>
        }
        hasPicture={logo !== null}
        isSending={isSending}
        words={words}
        onFile={(file) => void send(file)}
        onRemove={() => void remove()}
      />
    </div>
  );
}
