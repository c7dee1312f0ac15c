import { href } from '@jalon/domain/core/routes';
import { signUpRoute } from '@jalon/domain/sign-up/sign-up';
import { Button, Text, Title } from '@mantine/core';
import { IconBriefcase, IconBuilding, IconCheck } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useTexts } from '../core/i18n.ts';
import classes from './door.module.css';

const sides = {
  talent: { icon: IconBriefcase, points: ['profile', 'offers', 'timesheets', 'expenses'] },
  company: { icon: IconBuilding, points: ['needs', 'applications', 'reports', 'rights'] },
} as const;

type DoorProps = {
  side: 'talent' | 'company';
  /** Where it leads somebody who has an account already; without, one is made. */
  own?: { to: string; label: string } | undefined;
  /** Of its heading, below that of the page it stands on. */
  level?: 2 | 3;
};
const signUpOf = { talent: signUpRoute('freelance', 1), company: signUpRoute('company', 1) };

/** What one side of the product gets, and its way in. */
export function Door({ side, own, level = 3 }: DoorProps) {
  const { t } = useTexts();
  const { icon: Icon } = sides[side];
  const points =
    side === 'talent'
      ? sides.talent.points.map((point) => t(`landing.talent.points.${point}`))
      : sides.company.points.map((point) => t(`landing.company.points.${point}`));
  return (
    <article className={classes.door}>
      <div className={classes.icon} aria-hidden>
        <Icon size={22} stroke={1.6} />
      </div>
      <Title order={level} className={classes.title}>
        {t(`landing.${side}.title`)}
      </Title>
      <Text className={classes.text}>{t(`landing.${side}.text`)}</Text>
      <ul className={classes.points}>
        {points.map((point) => (
          <li key={point}>
            <IconCheck size={16} stroke={2} aria-hidden />
            {point}
          </li>
        ))}
      </ul>
      <div className={classes.entry}>
        <Button component={Link} to={own?.to ?? href(signUpOf[side])} variant="default">
          {own?.label ?? t(`landing.${side}.enter`)}
        </Button>
        {!own && <Text className={classes.hint}>{t('landing.doorHint')}</Text>}
      </div>
    </article>
  );
}
