/** /site/pages/single_detail: one text by its code. Opened from a form it gives back the version that was agreed to. */
import { BRAND } from '@/core/lib/brand';
import { useState } from 'react';
import { observer } from 'mobx-react';
import { useShareAppMessage, useShareTimeline } from '@tarojs/taro';
import { View } from '@tarojs/components';
import { plainText } from '@/core/lib/richText';
import { finishPick, isPicking } from '@/core/routes';
import { useStores } from '@/core/stores';
import { Button } from '@/ui/kit/Button';
import { Coming, Page, useAction, usePageData, usePageParams, useMoment, useShareCard } from '@/ui/shell';
import { loadText } from '@/domain/content/loadText';
import { TextBody } from '../content/TextBody';

export default observer(function SingleDetailPage() {
  const { code = '' } = usePageParams<'/site/pages/single_detail'>();
  const { platform: device } = useStores();
  const state = usePageData(() => loadText(code, device.storage), [code]);
  // Asked once: after going back nobody waits any more.
  const [asked] = useState(isPicking);
  const page = state.data?.page;
  const [seen, setSeen] = useState(false);
  const agree = useAction(() => page && finishPick({ code: page.code, version: page.version }));

  useShareAppMessage(
    useShareCard(
      page && {
        title: page.title,
        desc: plainText(page.html ?? '', 40),
        pic: BRAND.shareImage,
        url: `/site/pages/single_detail?code=${page.code}`,
      },
    ),
  );
  useShareTimeline(useMoment());

  return (
    <Page
      title={page?.title ?? ''}
      state={state}
      skeleton="article"
      action={
        asked && page ? (
          <Button block size="l" disabled={!seen} busy={agree.pending} onPress={agree.run}>
            {seen ? '同意并返回' : '请读到最后'}
          </Button>
        ) : undefined
      }
    >
      {(text) => (
        <View>
          <TextBody {...text} />
          <Coming then={() => setSeen(true)} reach={0} />
        </View>
      )}
    </Page>
  );
});
