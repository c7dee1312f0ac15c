import type { FaqQuestion } from '@jalon/domain/faq/faq';
import { useTexts } from '../core/i18n.ts';
import { WrittenList } from '../written/written-list.tsx';
import { faqClient, readIn } from './faq.api.ts';
import { FaqFields } from './faq-fields.tsx';
import { FaqHead } from './faq-head.tsx';
import { FaqPreview } from './faq-preview.tsx';

type Props = { all: FaqQuestion[]; shown: FaqQuestion[]; query: string; start: { questionFr: string } };

/** What those who write see. */
export default function FaqEditing(props: Props) {
  const { language } = useTexts();
  return (
    <WrittenList
      {...{ client: faqClient, texts: 'faq', parameter: 'question', ...props }}
      about={props.start.questionFr}
      nameOf={(row: FaqQuestion) => readIn(language, row).question}
      fields={(form, row) => <FaqFields form={form} row={row} />}
      preview={(values) => <FaqPreview values={values} />}
    >
      {(row, acts) => <FaqHead row={row} query={props.query} actions={acts} />}
    </WrittenList>
  );
}
