import { resource } from '../core/resource.ts';
import { FaqQuestion, faqFlow, faqListing } from './faq.ts';
import { faqFeedback } from './faq-feedback.ts';

export const faq = resource(
  {
    path: '/api/faq',
    noun: 'question',
    about: 'Questions and answers, for those they concern',
    flow: faqFlow,
    record: FaqQuestion,
    listing: faqListing,
  },
  faqFeedback,
);
