/** /member/pages/notice/index: what was sent to the member, by day, with what is unread in each box. */
import { useEffect } from 'react';
import { observer } from 'mobx-react';
import { View } from '@tarojs/components';
import { go } from '@/core/routes';
import { useStores } from '@/core/stores';
import { BarLink } from '@/ui/kit/BarLink';
import { Cell, Cells } from '@/ui/kit/Cell';
import { Empty } from '@/ui/kit/Empty';
import { IconButton } from '@/ui/kit/IconButton';
import { Slot } from '@/ui/kit/Slot';
import { later, List, Page, usePageParams, useParam } from '@/ui/shell';
import { Boxes } from '../../notice/Boxes';
import { boxOf, isBox } from '../../notice/boxes';
import { NoticeItem } from '../../notice/NoticeItem';
import styles from '../../notice/notice.module.scss';
import { FIRST_PAGE, useInbox } from '../../notice/useInbox';

const NoticeFrames = later(() => import('@/domain/notice/NoticeFrames').then(({ NoticeFrames: part }) => part));

export default observer(function NoticePage() {
  const params = usePageParams<'/member/pages/notice/index'>();
  const [asked, setBox] = useParam(params, 'box');
  const box = isBox(asked) ? asked : undefined;
  const { notices, clock } = useStores();
  const { list, open, read, readAll, remove } = useInbox(box);
  useEffect(() => void notices.load(true), [notices]);
  const unread = box ? (notices.stat?.[box] ?? 0) : notices.total;
  return (
    <Page
      right={
        <>
          {unread > 0 && (
            <BarLink word="全部已读" role="button" busy={readAll.pending || undefined} onPress={readAll.run} />
          )}
          <IconButton icon="gear" label="提醒设置" onPress={() => go('/member/pages/notice/remind', {})} />
        </>
      }
      overlay={<NoticeFrames onNew={() => list.rows.length <= FIRST_PAGE && void list.reload()} />}
    >
      <Boxes current={box} last={list.head?.last} onChange={(next) => setBox(next ?? '')} />
      <Slot>
        {box === 'chat' ? (
          <Cells>
            <Cell
              label="全部会话"
              note="客服、茶顾问和同事"
              role="link"
              onPress={() => go('/dingding/pages/group', {})}
            />
          </Cells>
        ) : null}
      </Slot>
      <View className={styles.list}>
        <List
          list={list}
          keyOf={({ id }) => id}
          render={(row) => <NoticeItem row={row} now={clock.now()} onOpen={open} onRead={read} onDelete={remove.run} />}
          empty={
            box ? (
              <Empty
                picture="message"
                title={`没有${boxOf(box).label}消息`}
                text="有动静时会告诉你"
                button="看全部消息"
                onPress={() => setBox('')}
              />
            ) : (
              <Empty
                picture="message"
                title="暂无消息"
                text="有动静时会告诉你"
                button="看看公告"
                onPress={() => go('/site/pages/notice_list', {})}
              />
            )
          }
        />
      </View>
    </Page>
  );
});
