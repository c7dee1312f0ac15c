import { IconEyeOff } from '@tabler/icons-react';
import { CompanyFace } from '../ui/face.tsx';
import classes from './company-mark.module.css';

type MarkProps = { company: { id: string; name: string; logo: string | null } | null; size: number };

/** Whose need it is; of an anonymous one nothing is told. */
export const CompanyMark = ({ company, size }: MarkProps) =>
  company ? (
    <CompanyFace company={company} size={size} />
  ) : (
    <span aria-hidden className={classes.hidden} style={{ width: size, height: size }}>
      <IconEyeOff size={Math.round(size / 2.2)} stroke={1.6} />
    </span>
  );
