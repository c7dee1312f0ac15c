import { signUpLogoRules } from '@jalon/domain/accounts/own-account';
import type { SignUpDraft } from '@jalon/domain/sign-up/sign-up-schema';
import { Input } from '@mantine/core';
import { IconBuilding } from '@tabler/icons-react';
import { useState } from 'react';
import { call, hrefOf } from '../core/call.ts';
import { errorText, useTexts } from '../core/i18n.ts';
import { assertPicture } from '../core/picture-file.ts';
import { Face } from '../ui/face.tsx';
import { PictureField } from '../ui/picture-field.tsx';
import { holdDraft } from './sign-up.api.ts';

/** The logo of a company that signs up: sent as soon as it is chosen, so that it is there after a reload like everything else. */
export function LogoField({ draft: { logo } }: { draft: SignUpDraft }) {
  const { t } = useTexts();
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const attempt = async (work: () => Promise<SignUpDraft>) => {
    setSending(true);
    setFailure(undefined);
    try {
      holdDraft('company', await work());
    } catch (error) {
      setFailure(error);
    } finally {
      setSending(false);
    }
  };
  const send = async (file: Blob) => {
    assertPicture(file, signUpLogoRules);
    return call('PUT /api/sign-up/company/logo', { file });
  };
  const words = {
    hint: t('signUp.logo.hint'),
    choose: t('signUp.logo.choose'),
    replace: t('signUp.logo.replace'),
    remove: t('signUp.logo.remove'),
    drop: t('signUp.logo.drop'),
  };
  const address = logo && hrefOf('GET /api/sign-up/company/logo', { query: { v: logo } });
  return (
    <Input.Wrapper
      role="group"
      labelElement="div"
      label={`${t('signUp.logo.label')} (${t('common.optional')})`}
      error={failure === undefined ? undefined : errorText(t, failure)}
    >
      <PictureField
        preview={
          address ? <Face id="logo" name="" src={address} size={64} isCompany /> : <IconBuilding size={48} stroke={1.25} aria-hidden />
        }
        hasPicture={logo !== null}
        isSending={isSending}
        words={words}
        onFile={(file) => void attempt(() => send(file))}
        onRemove={() => void attempt(() => call('DELETE /api/sign-up/company/logo', {}))}
      />
    </Input.Wrapper>
  );
}
