import type { Opportunity } from '@jalon/domain/opportunities/opportunity';
import { useFormat } from '../core/format.ts';
import { useTexts } from '../core/i18n.ts';
import { Columns } from '../ui/columns.tsx';
import { Face, Faced } from '../ui/face.tsx';
import { Facts } from '../ui/facts.tsx';
import { Panel } from '../ui/panel.tsx';
import { ShortDate } from '../ui/relative-time.tsx';
import { RichText } from '../ui/rich-text.tsx';
import { useChoiceName, useNeedLook } from './need-look.ts';
import classes from './need-text.module.css';
import { SkillList } from './skill-list.tsx';

/** All that a need says, for those who manage it. */
export const NeedText = ({ need }: { need: Opportunity }) => (
  <Columns width={320} side={<NeedFacts need={need} />}>
    <NeedWords need={need} />
  </Columns>
);

export function NeedWords({ need: { description, prerequisites, skills } }: { need: Opportunity }) {
  const { t } = useTexts();
  const nothing = <p className={classes.nothing}>{t('needs.about.nothing')}</p>;
  return (
    <>
      <Panel title={t('needs.about.description')}>{description ? <RichText html={description} /> : nothing}</Panel>
      {prerequisites && (
        <Panel title={t('needs.about.prerequisites')}>
          <RichText html={prerequisites} />
        </Panel>
      )}
      {skills.length > 0 && (
        <Panel title={t('needs.about.skills')}>
          <SkillList skills={skills} />
        </Panel>
      )}
    </>
  );
}

export function NeedFacts({ need }: { need: Opportunity }) {
  const { t } = useTexts();
  const format = useFormat();
  const look = useNeedLook();
  const [sectorOf, experienceOf] = [useChoiceName('expertise-areas'), useChoiceName('experiences')];
  const [durationOf, professionOf, areaOf] = [
    useChoiceName('opportunity-durations'),
    useChoiceName('activity-areas'),
    useChoiceName('mobility-areas'),
  ];
  const { contractType, startsOn, isAnonymous, hasPreselection, manager, associated } = need;
  const said = (is: boolean | null) => t(is ? 'common.yes' : 'common.no');
  const person = ({ id, name }: { id: string; name: string }) => (
    <Faced key={id} face={<Face id={id} name={name} size={22} />}>
      {name}
    </Faced>
  );
  return (
    <>
      <Panel title={t('needs.about.facts')}>
        <Facts
          facts={[
            { name: t('needs.about.contract'), fact: contractType },
            { name: t(contractType === 'Freelance' ? 'needs.about.pay' : 'needs.about.salary'), fact: look.pay(need) },
            { name: t('needs.about.start'), fact: startsOn && format.day(startsOn) },
            { name: t('needs.about.duration'), fact: durationOf(need.duration) },
            { name: t('needs.about.place'), fact: need.place },
            { name: t('needs.about.mobility'), fact: areaOf(need.mobilityArea) },
            { name: t('needs.about.remote'), fact: t(`words.opportunity.value.remote.${need.remote}`) },
            { name: t('needs.about.experience'), fact: experienceOf(need.experience) },
            { name: t('needs.about.sector'), fact: sectorOf(need.expertiseArea) },
            { name: t('needs.about.professions'), fact: need.activityAreas.map(professionOf).join(', ') },
            { name: t('needs.about.division'), fact: need.division },
            { name: t('needs.about.anonymous'), fact: said(isAnonymous) },
            { name: t('needs.about.preselection'), fact: said(hasPreselection) },
            { name: t('needs.about.created'), fact: <ShortDate iso={need.createdAt} /> },
            { name: t('needs.about.changed'), fact: <ShortDate iso={need.updatedAt} /> },
          ]}
        />
      </Panel>
      <Panel title={t('needs.about.people')} className={classes.lines ?? ''}>
        <Facts
          facts={[
            { name: t('needs.about.manager'), fact: manager ? person(manager) : t('needs.form.managerNone') },
            {
              name: t('needs.about.associated'),
              fact: associated && associated.length > 0 && <span className={classes.people}>{associated.map(person)}</span>,
            },
            { name: t('needs.about.email'), fact: need.contactEmail },
          ]}
        />
      </Panel>
    </>
  );
}
