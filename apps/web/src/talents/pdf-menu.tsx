import { languages } from '@jalon/domain/core/languages';
import { Button, type ButtonProps } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { hrefOf } from '../core/call.ts';
import { useTexts } from '../core/i18n.ts';
import { Menu, MenuDownload, MenuLabel } from '../ui/menu.tsx';

/** Under the address of whichever record the profile is read with. */
type Of = 'profiles' | 'talents' | 'applications';
type Props = { of: Of; id: string; size?: ButtonProps['size'] };

/** A profile as a document to send on, with the name or without, in either language: plain links, which the browser saves. */
export function PdfMenu({ of, id, size = 'sm' }: Props) {
  const { t } = useTexts();
  return (
    <Menu
      button={(props) => (
        <Button variant="default" size={size} leftSection={<IconDownload size={16} stroke={1.75} />} {...props}>
          {t('talents.pdf.download')}
        </Button>
      )}
    >
      <MenuLabel>{t('talents.pdf.hint')}</MenuLabel>
      {languages.flatMap((lang) =>
        (['named', 'anonymous'] as const).map((as) => (
          <MenuDownload key={`${lang} ${as}`} href={hrefOf(`GET /api/${of}/:id/pdf`, { params: { id }, query: { as, lang } })}>
            {t(`talents.pdf.${lang}.${as}`)}
          </MenuDownload>
        )),
      )}
    </Menu>
  );
}
