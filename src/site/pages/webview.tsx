/** /site/pages/webview: a page of a known host in a frame; everything else only as an address to copy. */
import { APP_NAME } from '@/core/lib/app';
import { observer } from 'mobx-react';
import { useStores } from '@/core/stores';
import { Page, usePageData, usePageParams } from '@/ui/shell';
import { judge } from '../web/address';
import { WebCard } from '../web/WebCard';
import { WebPage } from '../web/WebPage';

export default observer(function WebviewPage() {
  const { url = '', title } = usePageParams<'/site/pages/webview'>();
  const { config } = useStores();
  const state = usePageData(() => config.load(), []);
  return (
    <Page title={title || '网页'} state={state} skeleton="none">
      {(site) => {
        const verdict = judge(url, site?.webHosts ?? []);
        if (verdict.state === 'refused') return <WebCard title="这个地址打不开" text="只能打开 https 开头的网页" />;
        if (verdict.state === 'foreign')
          return (
            <WebCard
              title={`这是${APP_NAME}以外的网页`}
              text={`${verdict.host} 不在可以直接打开的名单里，请自行判断是否可信`}
              url={verdict.url}
            />
          );
        return <WebPage url={verdict.url} host={verdict.host} title={title || verdict.host} />;
      }}
    </Page>
  );
});
