/** /member/pages/notice/detail: one notice, what it speaks of, one way on, and its neighbours. */
import { useState } from 'react';
import { observer } from 'mobx-react';
import { call } from '@/core/api';
import { back, canOpen, open } from '@/core/routes';
import { useStores } from '@/core/stores';
import { Button } from '@/ui/kit/Button';
import { IconButton } from '@/ui/kit/IconButton';
import { Page, useAction, usePageData, usePageParams, useRemembered } from '@/ui/shell';
import { goneNotices } from '../../notice/gone';
import { linkWord } from '../../notice/links';
import { NoticeBody } from '../../notice/NoticeBody';

export default observer(function NoticeDetailPage() {
  const params = usePageParams<'/member/pages/notice/detail'>();
  const [id, setId] = useState(params.id ?? '');
  const { notices, feedback } = useStores();
  const gone = useRemembered(goneNotices);
  const state = usePageData(
    async (stands) => {
      const found = await call('notify.view', { id });
      if (stands()) notices.accept(found.stat);
      return found;
    },
    [id],
  );
  const shown = state.data;
  const remove = useAction(async () => {
    if (!(await feedback.confirm({ title: '删除这条消息？', text: '删除后不能找回。', yes: '删除' }))) return;
    notices.accept(await call('notify.delete', { id }));
    gone.add(id);
    await back('/member/pages/notice/index');
  });
  const link = shown?.gone ? '' : (shown?.link ?? '');
  return (
    <Page
      state={state}
      skeleton="article"
      right={shown && <IconButton icon="trash" label="删除" onPress={remove.run} />}
      action={
        canOpen(link) ? (
          <Button block size="l" onPress={() => open(link)}>
            {linkWord(link)}
          </Button>
        ) : undefined
      }
    >
      {(view) => <NoticeBody {...view} onTurn={setId} />}
    </Page>
  );
});
