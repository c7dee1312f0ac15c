import type { DocumentType } from '@jalon/domain/documents/document';
import { useTexts } from '../core/i18n.ts';

export function useFileWords(type: DocumentType) {
  const { t } = useTexts();
  const name = t(`words.document.value.type.${type}`);
  return {
    label: t('documents.file.label', { name }),
    ask: t('documents.file.ask'),
    browse: t('documents.file.browse'),
    camera: t('documents.file.camera', { name }),
    drop: t('documents.file.drop'),
  };
}
