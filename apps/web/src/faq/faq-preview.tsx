import { unbroken } from '@jalon/domain/core/typography';
import type { FaqInput } from '@jalon/domain/faq/faq';
import type { z } from 'zod';
import { RichText } from '../ui/rich-text.tsx';
import classes from './faq.module.css';

/** What is being written as its readers will see it, in each language it has. */
export const FaqPreview = ({ values: { questionFr, answerFr, questionEn, answerEn } }: { values: z.input<typeof FaqInput> }) => (
  <div className={classes.preview}>
    <h3 lang="fr">{unbroken(questionFr)}</h3>
    <RichText html={unbroken(answerFr)} />
    {(questionEn || answerEn) && (
      <div lang="en">
        <h3>{questionEn || questionFr}</h3>
        <RichText html={answerEn || answerFr} />
      </div>
    )}
  </div>
);
