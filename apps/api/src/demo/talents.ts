import type { ContractType, LegalStatus } from '@jalon/domain/sign-up/sign-up';
import type { Tx } from '../db/database.ts';
import { sql } from '../db/sql.ts';
import { demoAccounts, englishAccounts, person } from './accounts.ts';

type DemoProfile = {
  title: string;
  professions: string[];
  skills: string[];
  experience: string;
  contract: ContractType;
  status?: LegalStatus;
  /** Euros a day, or a year for an employee. */
  euros: number;
  /** Days from today; before today, somebody who should say it again. */
  availableIn: number;
  isPrivate?: true;
};

const freelance = (
  title: string,
  professions: string[],
  skills: string[],
  more: Omit<DemoProfile, 'title' | 'professions' | 'skills'>,
) => ({
  title,
  professions,
  skills,
  ...more,
});

/** Of the people who have accounts already. */
const known: [email: string, profile: DemoProfile][] = [
  [
    demoAccounts.freelance.email,
    freelance(
      'Développeuse full stack TypeScript',
      ['full-stack-developer', 'tech-lead'],
      ['TypeScript', 'React', 'Node.js', 'PostgreSQL'],
      { experience: '3', contract: 'Freelance', status: 'SASU', euros: 620, availableIn: -12 },
    ),
  ],
  [
    englishAccounts.freelance.email,
    freelance('Senior data engineer', ['data-engineer', 'data-architect'], ['Python', 'Spark', 'dbt', 'Snowflake'], {
      experience: '11',
      contract: 'Freelance',
      status: 'EURL',
      euros: 700,
      availableIn: 20,
    }),
  ],
  [
    'lea.fontaine@jalon.test',
    freelance('Cheffe de projet digital', ['engineering-manager'], ['Gestion de projet', 'Scrum', 'Jira'], {
      experience: '3',
      contract: 'Freelance',
      status: 'EI',
      euros: 520,
      availableIn: 0,
    }),
  ],
  [
    'hugo.marchetti@jalon.test',
    freelance('Ingénieur DevOps', ['devops-engineer', 'cloud-engineer'], ['Kubernetes', 'Terraform', 'AWS'], {
      experience: '2',
      contract: 'Freelance',
      status: 'SASU',
      euros: 580,
      availableIn: 45,
    }),
  ],
  [
    'gaspard.riou@jalon.test',
    freelance('Architecte logiciel Java', ['software-architect', 'java-developer'], ['Java', 'Spring', 'Kafka'], {
      experience: '11',
      contract: 'Freelance',
      status: 'SARL',
      euros: 780,
      availableIn: 14,
    }),
  ],
  [
    'salome.perrin@jalon.test',
    freelance('Data analyst', ['data-analyst', 'bi-consultant'], ['SQL', 'Power BI', 'Python'], {
      experience: '1',
      contract: 'CDI',
      euros: 41_000,
      availableIn: 60,
    }),
  ],
  [
    'oliver.hart@jalon.test',
    freelance('Penetration tester', ['penetration-tester', 'security-engineer'], ['Burp Suite', 'Active Directory', 'OSCP'], {
      experience: '2',
      contract: 'Freelance',
      status: 'portage',
      euros: 650,
      availableIn: 3,
    }),
  ],
];

/** Others, who came for their profile alone. */
const others: [firstName: string, lastName: string, profile: DemoProfile][] = [
  [
    'Agathe',
    'Roussel',
    freelance('Développeuse front-end React', ['front-end-developer'], ['React', 'TypeScript', 'Accessibilité'], {
      experience: '2',
      contract: 'Freelance',
      status: 'EI',
      euros: 450,
      availableIn: 0,
    }),
  ],
  [
    'Bastien',
    'Corvol',
    freelance('Développeur back-end Java', ['java-developer', 'back-end-developer'], ['Java', 'Spring Boot', 'Oracle'], {
      experience: '3',
      contract: 'Freelance',
      status: 'SASU',
      euros: 560,
      availableIn: 25,
    }),
  ],
  [
    'Clarisse',
    'Oumarou',
    freelance('Ingénieure machine learning', ['machine-learning-engineer', 'data-scientist'], ['Python', 'PyTorch', 'MLflow'], {
      experience: '2',
      contract: 'CDI',
      euros: 58_000,
      availableIn: 90,
    }),
  ],
  [
    'Damien',
    'Estève',
    freelance('Administrateur systèmes Linux', ['system-administrator', 'system-engineer'], ['Linux', 'Ansible', 'VMware'], {
      experience: '11',
      contract: 'Freelance',
      status: 'EURL',
      euros: 480,
      availableIn: 7,
    }),
  ],
  [
    'Émilie',
    'Vautrin',
    freelance('Consultante BI', ['bi-consultant', 'data-analyst'], ['Power BI', 'SQL', 'Tableau'], {
      experience: '3',
      contract: 'Freelance',
      status: 'portage',
      euros: 540,
      availableIn: 0,
    }),
  ],
  [
    'Farid',
    'Zeroual',
    freelance('Architecte cloud AWS', ['cloud-architect', 'infrastructure-architect'], ['AWS', 'Terraform', 'FinOps'], {
      experience: '11',
      contract: 'Freelance',
      status: 'SASU',
      euros: 820,
      availableIn: 120,
    }),
  ],
  [
    'Gwenaëlle',
    'Le Bihan',
    freelance('Développeuse mobile', ['mobile-developer'], ['Kotlin', 'Swift', 'Flutter'], {
      experience: '2',
      contract: 'CDD',
      euros: 44_000,
      availableIn: 15,
    }),
  ],
  [
    'Henri',
    'Castaing',
    freelance('RSSI à temps partagé', ['chief-information-security-officer', 'grc-consultant'], ['ISO 27001', 'EBIOS', 'NIS 2'], {
      experience: '11',
      contract: 'Freelance',
      status: 'SAS',
      euros: 900,
      availableIn: 30,
    }),
  ],
  [
    'Ilona',
    'Marek',
    freelance('Développeuse Python', ['python-developer', 'back-end-developer'], ['Python', 'Django', 'PostgreSQL'], {
      experience: '1',
      contract: 'Freelance',
      status: 'EI',
      euros: 400,
      availableIn: 0,
    }),
  ],
  [
    'Jocelyn',
    'Barthe',
    freelance('Développeur mainframe', ['mainframe-developer'], ['COBOL', 'JCL', 'DB2'], {
      experience: '11',
      contract: 'Freelance',
      status: 'EURL',
      euros: 510,
      availableIn: 75,
    }),
  ],
  [
    'Katell',
    'Hamon',
    freelance('Analyste SOC', ['soc-analyst', 'incident-response-analyst'], ['Splunk', 'SIEM', 'MITRE ATT&CK'], {
      experience: '0',
      contract: 'CDI',
      euros: 36_000,
      availableIn: 0,
    }),
  ],
  [
    'Ludovic',
    'Pages',
    freelance('Tech lead .NET', ['dotnet-developer', 'tech-lead'], ['C#', '.NET', 'Azure'], {
      experience: '3',
      contract: 'Freelance',
      status: 'SASU',
      euros: 640,
      availableIn: 10,
      isPrivate: true,
    }),
  ],
];

type Setting = { passwordHash: string; idOf: (name: string) => string; daysBefore: (days: number) => Date };

/** The freelances that companies find, in every kind of contract and availability; one of them hides. */
export async function loadTalents(tx: Tx, { passwordHash, idOf, daysBefore }: Setting): Promise<void> {
  for (const [email, profile] of known) await addProfile(tx, idOf(email), profile, { at: daysBefore(60), ahead: daysBefore });
  for (const [index, [firstName, lastName, profile]] of others.entries()) {
    const { email } = person('Freelance', firstName, lastName);
    const joinedAt = daysBefore(100 - index * 7);
    await tx.many(sql`
      insert into users (id, type, email, password_hash, first_name, last_name, email_verified_at, validated_at, created_at, signed_in_at)
      values (${idOf(email)}, 'Freelance', ${email}, ${passwordHash}, ${firstName}, ${lastName}, ${joinedAt}, ${joinedAt}, ${joinedAt},
        ${daysBefore((index % 9) + 0.4)})`);
    await addProfile(tx, idOf(email), profile, { at: joinedAt, ahead: daysBefore });
  }
}

type Moment = { at: Date; ahead: Setting['daysBefore'] };

async function addProfile(tx: Tx, userId: string, profile: DemoProfile, { at, ahead }: Moment): Promise<void> {
  const { title, professions, skills, experience, contract, status, euros, availableIn, isPrivate = false } = profile;
  const cents = euros * 100;
  await tx.many(sql`
    insert into freelance_profiles (user_id, title, professions, skills, experience, contract_type, legal_status, daily_rate_cents,
      annual_salary_cents, available_from, is_private, created_at, updated_at)
    values (${userId}, ${title}, ${professions}, ${skills}, ${experience}, ${contract}, ${status ?? null},
      ${contract === 'Freelance' ? cents : null}, ${contract === 'Freelance' ? null : cents}, ${ahead(-availableIn)}::timestamptz::date, ${isPrivate},
      ${at}, ${at})`);
}
