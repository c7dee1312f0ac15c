import { routeTitle, useTexts } from '../core/i18n.ts';
import { Page } from '../ui/page.tsx';

export default function TimesheetScreen() {
  const { t } = useTexts();
  return <Page title={routeTitle(t, 'company.timesheet')}>{t('timesheets.noneText')}</Page>;
}
