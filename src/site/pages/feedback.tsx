/** /site/pages/feedback: a short form for everybody; a member's text becomes a ticket that can be followed. */
import { observer } from 'mobx-react';
import { useShareAppMessage } from '@tarojs/taro';
import { go } from '@/core/routes';
import { useStores } from '@/core/stores';
import { Button } from '@/ui/kit/Button';
import { Empty } from '@/ui/kit/Empty';
import { Page, usePageData, usePageParams, useShareCard } from '@/ui/shell';
import { OpinionForm } from '../feedback/OpinionForm';
import { useOpinion } from '../feedback/useOpinion';

export default observer(function OpinionPage() {
  const params = usePageParams<'/site/pages/feedback'>();
  const { session, config } = useStores();
  const { hasLogin } = session;
  const state = usePageData(() => config.load());
  const opinion = useOpinion(hasLogin, params);
  const { send, isSent, again } = opinion;
  useShareAppMessage(useShareCard());
  return (
    <Page
      state={state}
      skeleton="cells"
      action={
        isSent ? undefined : (
          <Button block size="l" busy={send.pending && '提交中'} onPress={send.run}>
            提交
          </Button>
        )
      }
    >
      {(site) =>
        isSent ? (
          <Empty
            picture="message"
            title="谢谢你告诉我们"
            text="已收到，我们会在1个工作日内回复"
            button={hasLogin ? '查看我的反馈' : '再写一条'}
            onPress={() => (hasLogin ? go('/member/pages/feedback/index', {}) : again())}
          />
        ) : (
          <OpinionForm opinion={opinion} isMember={hasLogin} site={site} />
        )
      }
    </Page>
  );
});
