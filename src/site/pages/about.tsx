/** /site/pages/about: whose app it is. Offline it stands on what the build knows. */
import { useShareAppMessage } from '@tarojs/taro';
import { useStores } from '@/core/stores';
import { Page, usePageData, useShareCard } from '@/ui/shell';
import { AboutBody } from '../about/AboutBody';

export default function AboutPage() {
  const { config } = useStores();
  const state = usePageData(() => config.load());
  useShareAppMessage(useShareCard());
  return (
    <Page state={state} skeleton="cells">
      {(site) => <AboutBody site={site} />}
    </Page>
  );
}
