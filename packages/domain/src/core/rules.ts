import { isType, type User, type UserType } from './actor.ts';
import type { ErrorCode } from './errors.ts';
import { type CompanyPermission, permits } from './permission.ts';

/**
 * Who may do something. `admits` looks at the person alone, which an endpoint asks before anything is read; `holds` looks at the record
 * too. A rule names its types: none is true by nature. `Judged` is what a record must say for the rule to be asked of it.
 */
export type Rule<in Judged = unknown> = {
  readonly name: string;
  readonly permission?: CompanyPermission;
  readonly admits: (actor: User) => boolean;
  readonly holds: (actor: User, record: Judged) => boolean;
  /** Why it does not hold of a record, where there is more to say than no. */
  readonly refusal?: (actor: User, record: Judged) => ErrorCode | undefined;
};

const people = (name: string, ...types: UserType[]): Rule => {
  const admits = (actor: User) => isType(actor, ...types);
  return { name, admits, holds: admits };
};

export const admin = people('admin', 'Admin');
export const staff = people('staff', 'Admin', 'Commercial');
export const freelance = people('freelance', 'Freelance');
export const commercial = people('commercial', 'Commercial');
/** Whatever their role lets them do. */
export const companyPeople = people('company', 'Company');

/** A company's people who hold a permission. Which company's, the scope of the rows has said already. */
export function company(permission: CompanyPermission): Rule {
  const admits = (actor: User) => isType(actor, 'Company') && permits(permission, actor.permissions);
  return { name: `company with ${permission}`, permission, admits, holds: admits };
}

/** Whose record it is, of the type that has such records: an id alone says nothing of who may have one. */
export function owner(type: UserType): Rule<{ ownerId: string }> {
  const admits = (actor: User) => isType(actor, type);
  return { name: `its ${type}`, admits, holds: (actor, { ownerId }) => admits(actor) && ownerId === actor.id };
}

/** A rule that does not hold of some records either, and says why. */
export const unlessOf = <Asked, Judged>(
  rule: Rule<Asked>,
  refusal: (actor: User, record: Judged) => ErrorCode | undefined,
): Rule<Asked & Judged> => ({
  ...rule,
  holds: (actor, record) => rule.holds(actor, record) && refusal(actor, record) === undefined,
  refusal,
});

/** What the records must say for every one of these rules to be asked: the intersection of what each needs. */
export type JudgedBy<Rules> = (Rules extends Rule<infer Judged> ? (judged: Judged) => void : never) extends (judged: infer All) => void
  ? All
  : never;
