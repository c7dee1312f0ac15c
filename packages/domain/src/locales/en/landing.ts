import type { landing as reference } from '../fr/landing.ts';

export const landing: typeof reference = {
  tab: 'Freelance staffing, one milestone at a time',
  promise: 'From the need to the validated month, every assignment moves one milestone at a time.',
  pitch:
    'Jalon brings freelancers and companies around a single source of truth: the need, the application, the assignment, the activity report and the expenses.',
  signIn: 'Sign in',
  mySpace: 'Go to my space',
  doorsTitle: 'Which door is yours?',
  talent: {
    title: 'I am a talent',
    text: 'Freelancer or consultant, you find assignments and get paid without chasing anyone.',
    points: {
      profile: 'A clear profile, and availability updated in one gesture',
      offers: 'Offers that match your profession and your rate',
      timesheets: 'The monthly activity report filled in two minutes, half days included',
      expenses: 'Expenses declared from the receipt and followed until they are paid back',
    },
    enter: 'Enter the talent space',
  },
  company: {
    title: 'I am a company',
    text: 'You post a need, choose a talent and validate their months.',
    points: {
      needs: 'A need posted in a few fields, anonymously if you wish',
      applications: 'Applications side by side, from arrival to interview',
      reports: 'Activity reports and expenses validated in one click, with their history',
      rights: 'Roles and rights per team: people see what concerns them',
    },
    enter: 'Enter the company space',
  },
  doorHint: 'Sign in with your Jalon account',
  stepsTitle: 'Four milestones, one story',
  steps: {
    need: { title: 'The need', text: 'Profession, duration, rate and place, on one page everybody understands.' },
    match: { title: 'The match', text: 'Application, interview, decision: every step has its date.' },
    work: { title: 'The assignment', text: 'Project, deliveries and contracts in one place.' },
    month: { title: 'The validated month', text: 'Activity and expenses submitted, checked, validated. All on record.' },
  },
  glimpse: {
    label: 'A glimpse: the activity report of an assignment',
    project: 'Customer portal redesign',
    client: 'Atelier Beaumont · time and materials',
    month: 'March 2026',
    state: 'Validated',
    days: '19.5 of 22 days',
    expenses: 'Expenses of the month',
    expensesAmount: '€184.60',
    validatedBy: 'Validated by Nadia Ferrand',
    validatedAt: '1 Apr, 09:12',
    weekdays: { monday: 'M', tuesday: 'T', wednesday: 'W', thursday: 'T', friday: 'F' },
    legendFull: 'Full day',
    legendHalf: 'Half day',
    legendOff: 'Absence',
    example: 'Example with fictitious data',
  },
  footer: 'Freelance staffing, from the need to the validated month.',
};
