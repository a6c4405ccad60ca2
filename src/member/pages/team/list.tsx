/** /member/pages/team/list: those whom one brought, and those whom these brought: as many as the team's card says. */
import { useState } from 'react';
import { View } from '@tarojs/components';
import type { TeamMember } from '@/contract';
import { call } from '@/core/api';
import { go } from '@/core/routes';
import { useStores } from '@/core/stores';
import { Button } from '@/ui/kit/Button';
import { Chips } from '@/ui/kit/Chip';
import { Empty } from '@/ui/kit/Empty';
import { SearchBox } from '@/ui/kit/SearchBox';
import { Tabs } from '@/ui/kit/Tabs';
import { Note } from '@/ui/kit/Words';
import { List, Page, useChoice, useKeyword, useList, usePageData, usePageParams, useReturn } from '@/ui/shell';
import { MemberRow } from '../../team/MemberRow';
import { MemberSheet } from '../../team/MemberSheet';
import { SORTS } from '../../team/labels';
import styles from './list.module.scss';

export default function TeamListPage() {
  const { clock } = useStores();
  const params = usePageParams<'/member/pages/team/list'>();
  const [depth, setDepth] = useChoice(params, 'depth', ['1', '2']);
  const [sort, setSort] = useChoice(params, 'sort', SORTS);
  const [shown, setShown] = useState<TeamMember>();
  const { keyword, box, clear } = useKeyword(params);
  const state = usePageData(() => call('member.team', {}));
  const list = useList<TeamMember>(
    (page) => call('member.teamList', { depth, sort, page, ...(keyword ? { keyword } : {}) }),
    [depth, sort, keyword],
  );
  // Somebody may have been added meanwhile.
  useReturn(() => {
    void state.reload();
    void list.reload();
  });
  const add = () => go('/member/pages/subordinate/index', {});
  return (
    <Page
      state={state}
      skeleton="list"
      overlay={<MemberSheet member={shown} onClose={() => setShown(undefined)} />}
      action={
        <Button block size="l" tone="line" onPress={add}>
          邀请成员
        </Button>
      }
    >
      {(stat) => (
        <View className={styles.body}>
          <Tabs
            label="成员"
            items={[
              { id: '1', label: '直属', count: stat.direct },
              { id: '2', label: '间接', count: stat.indirect },
            ]}
            current={depth}
            onChange={setDepth}
          />
          <View className={styles.search}>
            <SearchBox placeholder={depth === '1' ? '昵称、备注或手机号' : '完整的手机号或会员号'} {...box} />
          </View>
          <Chips label="排序" items={SORTS} current={sort} onChange={setSort} />
          <Note block className={styles.note}>
            {depth === '1'
              ? `直属 ${stat.direct} 人。订单与消费额在收货后计入，退款后扣减。`
              : `间接 ${stat.indirect} 人，由直属成员邀请，只显示掩码姓名。`}
          </Note>
          <List
            list={list}
            keyOf={({ user }) => user.id}
            skeleton="cells"
            chunkClass="chunk-card chunk-alone"
            render={(member) => (
              <MemberRow
                member={member}
                now={clock.now()}
                onPress={member.depth === 1 ? () => setShown(member) : undefined}
              />
            )}
            empty={<Nobody depth={depth} onAll={keyword ? clear : undefined} />}
          />
        </View>
      )}
    </Page>
  );
}

/** `onAll`: nobody of that name. */
function Nobody({ depth, onAll }: { depth: '1' | '2'; onAll: (() => void) | undefined }) {
  return onAll ? (
    <Empty title="没有找到这位成员" text="换个词再试" button="看全部成员" onPress={onAll} />
  ) : depth === '1' ? (
    <Empty
      picture="message"
      title="还没有直属成员"
      text="把喜欢的茶分享给朋友，他们注册后就在这里"
      button="去邀请"
      onPress={() => go('/member/pages/team/index', {})}
    />
  ) : (
    <Empty picture="message" title="还没有间接成员" text="直属成员邀请的人会在这里" />
  );
}
