import { Page } from '../ui/page.tsx';

export default function OwnReportsScreen() {
  return <Page title="">{null}</Page>;
}
