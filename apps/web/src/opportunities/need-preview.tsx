import type { Opportunity } from '@jalon/domain/opportunities/opportunity';
import { IconEyeOff } from '@tabler/icons-react';
import { capital } from '../core/capital.ts';
import { useFormat } from '../core/format.ts';
import { useTexts } from '../core/i18n.ts';
import { CompanyFace, Face } from '../ui/face.tsx';
import { Facts } from '../ui/facts.tsx';
import { RichText } from '../ui/rich-text.tsx';
import { useChoiceName, useNeedLook } from './need-look.ts';
import classes from './need-preview.module.css';
import { SkillList } from './skill-list.tsx';

type Shown = Pick<
  Opportunity,
  | 'title'
  | 'company'
  | 'isAnonymous'
  | 'expertiseArea'
  | 'experience'
  | 'duration'
  | 'contractType'
  | 'startsOn'
  | 'dailyRateFromCents'
  | 'dailyRateToCents'
  | 'annualSalaryCents'
  | 'place'
  | 'mobilityArea'
  | 'remote'
  | 'description'
  | 'prerequisites'
  | 'skills'
  | 'manager'
>;
type Props = { need: Shown /** What must not be read there, marked. */; named?: readonly string[] };

/** A need as freelances read it: an anonymous one without what would tell whose it is. */
export function NeedPreview({ need, named = [] }: Props) {
  const { t } = useTexts();
  const format = useFormat();
  const look = useNeedLook();
  const sectorOf = useChoiceName('expertise-areas');
  const durationOf = useChoiceName('opportunity-durations');
  const experienceOf = useChoiceName('experiences');
  const { title, isAnonymous, company, manager, description, prerequisites, skills } = need;
  const shownCompany = isAnonymous ? undefined : company;
  const mark = named.join(' ');
  const where = look.where(need);
  return (
    <div>
      <div className={classes.head}>
        {shownCompany ? (
          <CompanyFace company={shownCompany} size={48} />
        ) : (
          <span className={classes.nobody}>
            <IconEyeOff size={20} stroke={1.5} aria-hidden />
          </span>
        )}
        <div>
          <p className={classes.title}>{title.trim() || t('needs.preview.untitled')}</p>
          <p className={classes.whose}>
            {[isAnonymous ? t('needs.preview.anonymous') : company?.name, sectorOf(need.expertiseArea), need.place]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
      </div>
      <Facts
        facts={[
          { name: need.contractType === 'Freelance' ? t('needs.about.pay') : t('needs.about.salary'), fact: look.pay(need) },
          { name: t('needs.about.start'), fact: need.startsOn && format.day(need.startsOn) },
          { name: t('needs.about.duration'), fact: durationOf(need.duration) },
          { name: t('needs.about.place'), fact: where && capital(where) },
          { name: t('needs.about.contract'), fact: need.contractType },
          { name: t('needs.about.experience'), fact: experienceOf(need.experience) },
        ]}
      />
      <h3 className={classes.part}>{t('needs.preview.need')}</h3>
      {description ? <RichText html={description} query={mark} /> : <p className={classes.missing}>{t('needs.preview.unwritten')}</p>}
      {prerequisites && <h3 className={classes.part}>{t('needs.about.prerequisites')}</h3>}
      {prerequisites && <RichText html={prerequisites} query={mark} />}
      {skills.length > 0 && <h3 className={classes.part}>{t('needs.about.skills')}</h3>}
      <SkillList skills={skills} />
      {!isAnonymous && manager && (
        <p className={classes.who}>
          <Face id={manager.id} name={manager.name} size={24} />
          {t('needs.preview.follows', { name: manager.name })}
        </p>
      )}
    </div>
  );
}
