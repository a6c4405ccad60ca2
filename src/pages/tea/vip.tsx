/** /pages/tea/vip: the member's level, the annual card, the gifts of the month, rights, ways to grow, and what the month has saved. */
import { useState } from 'react';
import { observer } from 'mobx-react';
import { Text, View } from '@tarojs/components';
import { useShareAppMessage } from '@tarojs/taro';
import { call } from '@/core/api';
import { canOpen, go, open } from '@/core/routes';
import { useStores } from '@/core/stores';
import { Icon } from '@/ui/kit/Icon';
import { Notice } from '@/ui/kit/Notice';
import { Pressable } from '@/ui/kit/Pressable';
import { SectionHead } from '@/ui/kit/SectionHead';
import { Slot } from '@/ui/kit/Slot';
import { Blocks, later, Page, useBlock, usePageData, useReturn, useShareCard } from '@/ui/shell';
import { GiftRows } from './vip/GiftRows';
import { GrowthHill } from './vip/GrowthHill';
import { MemberGoods } from './vip/MemberGoods';
import { RightsGrid } from './vip/RightsGrid';
import { MonthBill } from './vip/MonthBill';
import { hasNews } from './vip/rules';
import { RulesLink } from './vip/RulesLink';
import { TaskRows } from './vip/TaskRows';
import { useGifts } from './vip/useGifts';
import { YearCard } from './vip/YearCard';
import styles from './vip.module.scss';

const MemberCodeSheet = later(() =>
  import('@/domain/member/MemberCodeSheet').then(({ MemberCodeSheet: part }) => part),
);

const GIFTS = 3;
const TASKS = 3;
const CELLAR_CLUB = '/vip/pages/jiujiao';

export default observer(function MemberCentrePage() {
  const { session, platform: device } = useStores();
  const [code, setCode] = useState(false);
  const [round, setRound] = useState(0);
  const state = usePageData(async () => {
    const [progress, info] = await Promise.all([call('level.my', {}), call('memberV4.vipInfo', {})]);
    return { progress, info };
  });
  const { gifts, claim } = useGifts(true, round);
  const rule = useBlock(() => call('pages.view', { code: 'VIP_RULE' }, { hide: true }), String(round));
  useShareAppMessage(useShareCard());
  // A card was bought, a level taken up or the rules read meanwhile.
  useReturn(() => {
    setRound((was) => was + 1);
    void state.reload();
  });
  const { member } = session;
  const news = rule ? hasNews(device.storage, rule.version) : false;
  return (
    <Page
      state={state}
      skeleton="detail"
      right={<RulesLink news={news} />}
      overlay={<MemberCodeSheet open={code} onClose={() => setCode(false)} />}
    >
      {({ progress, info }) => {
        return (
          <View className={styles.body}>
            <GrowthHill progress={progress} who={member && `${member.nickname}  ID ${member.no}`}>
              <Pressable className={styles.code} onPress={() => setCode(true)}>
                <Icon name="qr" size={18} />
                <Text>会员码</Text>
              </Pressable>
            </GrowthHill>
            <Slot>
              {progress.canConfirm && (
                <View className={styles.notice}>
                  <Notice
                    onPress={() => go('/pages/tea/vip-level')}
                  >{`成长值够了，可升级为${progress.level.name}`}</Notice>
                </View>
              )}
            </Slot>
            <YearCard info={info} />
            {/* Whatever the gifts take, what lies below them comes with them. */}
            <Slot>
              {gifts !== undefined && (
                <Blocks>
                  <Slot>
                    {gifts && (
                      <View className={styles.part}>
                        <SectionHead title="本月礼遇" onMore={() => go('/pages/tea/vip-rights', {})} />
                        <GiftRows
                          gifts={gifts.slice(0, GIFTS)}
                          busy={claim.pending}
                          onClaim={(gift) => void claim.run(gift)}
                        />
                      </View>
                    )}
                  </Slot>
                  <View className={styles.part}>
                    <SectionHead
                      title={`${progress.level.name}权益`}
                      more="逐条看"
                      onMore={() => go('/pages/tea/vip-rights', {})}
                    />
                    <RightsGrid rights={progress.rights} />
                  </View>
                  <View className={styles.part}>
                    <SectionHead title="攒成长值" onMore={() => go('/pages/tea/vip-level')} />
                    <TaskRows tasks={progress.tasks} most={TASKS} />
                  </View>
                  <MemberGoods />
                  <MonthBill month={info.month} />
                  <View className={styles.more}>
                    <Pressable className={styles.link} role="link" onPress={() => go('/tea/pages/discount', {})}>
                      <Text>会员日专场</Text>
                      <Icon name="next" size={14} />
                    </Pressable>
                    {canOpen(CELLAR_CLUB) && (
                      <Pressable className={styles.link} role="link" onPress={() => open(CELLAR_CLUB)}>
                        <Text>茶窖会</Text>
                        <Icon name="next" size={14} />
                      </Pressable>
                    )}
                  </View>
                </Blocks>
              )}
            </Slot>
          </View>
        );
      }}
    </Page>
  );
});
