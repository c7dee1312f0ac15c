import type { Contract } from '@jalon/domain/contracts/contract';
import { isType } from '@jalon/domain/core/actor';
import { Button } from '@mantine/core';
import { IconBellRinging, IconFileText, IconSignature } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useTexts } from '../core/i18n.ts';
import { useUser } from '../core/session.ts';
import { ActionMenu } from '../ui/action-menu.tsx';
import { CompanyFace, Faced, PersonFace } from '../ui/face.tsx';
import { operatorOf, personOf, useContractHrefs, useContractWords } from './contract-look.ts';
import { turnOf } from './contract-turn.ts';
import classes from './contracts.module.css';
import { Signers } from './signers.tsx';
import type { useContractActs } from './use-contract-acts.tsx';

type Props = { contract: Contract; isEnding: boolean; acts: ReturnType<typeof useContractActs> };

/** Who and what, for whom, how long, how much, whose turn it is, and the act. */
export function ContractRow({ contract, isEnding, acts }: Props) {
  const { t } = useTexts();
  const words = useContractWords();
  const hrefs = useContractHrefs();
  const isOwn = isType(useUser(), 'Freelance');
  const { id, owner, company, project, type, loadFactor, days, number } = contract;
  const menu = acts.menuOf(contract);
  const amount = words.amount(contract);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form
    <div
      className={classes.row}
      role="group"
      aria-label={`${personOf(contract)}, ${words.kind(contract)} ${number}`}
      data-row={id}
      tabIndex={-1}
    >
      <div className={classes.who}>
        {isOwn ? (
          <span className={classes.leaf}>
            <IconFileText size={20} stroke={1.6} aria-hidden />
          </span>
        ) : (
          <PersonFace person={owner} size={36} />
        )}
        <div className={classes.two}>
          <Link to={hrefs.one(id)} className={classes.name} data-open>
            {isOwn ? words.kind(contract) : personOf(contract)}
          </Link>
          <span>{isOwn ? number : words.line(contract)}</span>
        </div>
      </div>
      <div className={classes.two} data-part="where">
        {company ? <Faced face={<CompanyFace company={company} size={20} />}>{company.name}</Faced> : <b>{operatorOf(contract)}</b>}
        <span>{project?.title ?? (loadFactor !== null && t('contracts.loadFactorIs', { factor: words.hundredths(loadFactor) }))}</span>
      </div>
      <div className={classes.two} data-part="period">
        <b>{words.period(contract)}</b>
        <span>{days === null ? type : words.days(days)}</span>
      </div>
      <div className={classes.two} data-part="amount">
        <b>{amount}</b>
        <span>{amount && (type === 'Freelance' ? words.fee(contract) : t('contracts.grossMonthly'))}</span>
      </div>
      <Signers contract={contract} isEnding={isEnding} />
      <div className={classes.acts}>
        <Act {...{ contract, isEnding, acts }} keys={menu.map(({ key }) => key)} />
        {menu.length > 0 && <ActionMenu label={t('table.moreOn', { name: words.name(contract) })} actions={menu} isButton />}
      </div>
    </div>
  );
}

/** The one thing to do next. */
function Act({ contract, isEnding, acts, keys }: Props & { keys: readonly string[] }) {
  const { t } = useTexts();
  const words = useContractWords();
  const hrefs = useContractHrefs();
  const { id, state, isReminded, actions } = contract;
  const label = (act: string) => ({ 'aria-label': `${act}, ${words.name(contract)}`, children: act });
  if (turnOf(contract) === 'reader')
    return (
      <Button
        component={Link}
        to={hrefs.sign(id)}
        size="xs"
        variant="light"
        leftSection={<IconSignature size={16} />}
        {...label(t('contracts.action.sign'))}
      />
    );
  if (state === 'sent' && actions.includes('remind'))
    return (
      <Button
        size="xs"
        variant="default"
        disabled={isReminded}
        leftSection={<IconBellRinging size={16} />}
        onClick={() => acts.run(contract, 'remind')}
        {...label(t(isReminded ? 'contracts.reminded' : 'contracts.action.remind'))}
      />
    );
  if (state === 'draft')
    return <Button component={Link} to={hrefs.one(id)} size="xs" variant="default" {...label(t('contracts.prepare'))} />;
  if (isEnding && keys.includes('amend'))
    return <Button component={Link} to={hrefs.renew(id)} size="xs" variant="default" {...label(t('contracts.renew'))} />;
  return null;
}
