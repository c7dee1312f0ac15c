import type { Delivery } from '@jalon/domain/deliveries/delivery';
import type { Project } from '@jalon/domain/projects/project';
import { Button } from '@mantine/core';
import { IconMessageCircle } from '@tabler/icons-react';
import { useWriteTo } from '../chat/use-write-to.tsx';
import { useTexts } from '../core/i18n.ts';
import { Face, PersonFace, pictureOf } from '../ui/face.tsx';
import { Panel } from '../ui/panel.tsx';
import { ownerName } from './project-look.ts';
import classes from './projects.module.css';

/** Who works in a project, each once, and who of the operator follows it. */
export function PeopleCard({ project: { id, salesContact }, deliveries }: { project: Project; deliveries: readonly Delivery[] }) {
  const { t } = useTexts();
  const { action, dialog } = useWriteTo({ kind: 'project', recordId: id });
  const people = [...new Map(deliveries.map((one) => [one.ownerId, one])).values()];
  const write = (
    <Button variant="subtle" size="compact-sm" leftSection={<IconMessageCircle size={16} stroke={1.75} />} onClick={action.run}>
      {action.label}
    </Button>
  );
  return (
    <Panel title={t('projects.people.title')} aside={write} isFlush>
      {dialog}
      <ul className={classes.rows}>
        {salesContact && (
          <li className={classes.row}>
            <Face id={salesContact.id} name={salesContact.name} src={pictureOf(salesContact)} size={32} />
            <span className={classes.who}>
              <span className={classes.name}>{salesContact.name}</span>
              <span className={classes.line}>{t('projects.people.sales')}</span>
            </span>
          </li>
        )}
        {people.map((one) => (
          <li key={one.ownerId} className={classes.row}>
            <PersonFace person={one.owner} size={32} />
            <span className={classes.who}>
              <span className={classes.name}>{ownerName(one)}</span>
              <span className={classes.line}>{one.owner.title ?? one.title}</span>
            </span>
          </li>
        ))}
        {!salesContact && people.length === 0 && <li className={classes.none}>{t('projects.people.none')}</li>}
      </ul>
    </Panel>
  );
}
