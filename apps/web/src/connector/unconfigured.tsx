import { useTexts } from '../core/i18n.ts';
import { Panel } from '../ui/panel.tsx';
import classes from './connector.module.css';

const variables = ['JALON_BOOND_URL', 'JALON_BOOND_USER_TOKEN', 'JALON_BOOND_CLIENT_TOKEN', 'JALON_BOOND_CLIENT_KEY'] as const;

/** What to set, and where: nobody gives an address or a secret in the browser. */
export function Unconfigured() {
  const { t } = useTexts();
  return (
    <Panel title={t('connector.unconfiguredTitle')} text={t('connector.unconfiguredText')}>
      <dl className={classes.variables}>
        {variables.map((name) => (
          <div key={name}>
            <dt>
              <code>{name}</code>
            </dt>
            <dd>{t(`connector.variable.${name}`)}</dd>
          </div>
        ))}
      </dl>
      <p className={classes.hint}>{t('connector.optional')}</p>
    </Panel>
  );
}
