import type { documents as reference } from '../fr/documents.ts';

export const documents: typeof reference = {
  type: {
    vigilance: 'URSSAF vigilance certificate',
    registration: 'Company registration (Kbis)',
    tax: 'Tax compliance',
    insurance: 'Professional liability insurance',
    foreignWorkers: 'Foreign employees',
    residency: 'Residence permit',
  },
  short: {
    vigilance: 'URSSAF',
    registration: 'Kbis',
    tax: 'Tax',
    insurance: 'Insurance',
    foreignWorkers: 'Employees',
    residency: 'Permit',
  },
  purpose: {
    vigilance: 'Proves that your contributions are paid. To be renewed every six months.',
    registration: 'Proves that your company exists. To be given again every six months.',
    tax: 'Proves that your taxes are paid.',
    insurance: 'Covers damage caused during a delivery.',
    foreignWorkers: 'The law asks for the list of those who need a work permit, or a statement that there are none.',
    residency: 'Asked of people from outside the European Union.',
  },
  state: { submitted: 'To check', accepted: 'Accepted', refused: 'Refused', expired: 'Expired' },
  action: {
    create: 'Send',
    replace: 'Replace',
    accept: 'Accept',
    refuse: 'Refuse…',
    reopen: 'Check again',
    expire: 'Expire',
    remind: 'Remind',
    delete: 'Delete…',
  },
  column: {
    owner: 'Freelancer',
    type: 'Document',
    addedOn: 'Sent on',
    expiresOn: 'Valid until',
    state: 'State',
    reason: 'Reason',
    file: 'File',
  },
};
