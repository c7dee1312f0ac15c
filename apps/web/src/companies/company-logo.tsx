import { Avatar } from '@mantine/core';
import { hrefOf } from '../core/call.ts';
import classes from './company-logo.module.css';

type Company = { id: string; name: string; logo: string | null };

/** Where the logo of a company is; nothing for one without. */
export const logoOf = ({ id, logo }: Company): string | null =>
  logo ? hrefOf('GET /api/companies/:id/logo', { params: { id }, query: { v: logo } }) : null;

/** The logo of a company, or its initials. Beside a name, so it says nothing itself. */
export const CompanyLogo = ({ company, size }: { company: Company; size: number }) => (
  <Avatar classNames={{ image: classes.image }} size={size} radius="md" color="brand" name={company.name} src={logoOf(company)} alt="" />
);
