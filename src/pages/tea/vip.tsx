/** /pages/tea/vip: the member's level, the annual card, the gifts of the month, rights, ways to grow, and what the month has saved. */
import { useState } from 'react';
import { observer } from 'mobx-react';
import { Text, View } from '@tarojs/components';
import { useShareAppMessage } from '@tarojs/taro';
import { call } from '@/core/api';
import { go } from '@/core/routes';
import { useStores } from '@/core/stores';
import { Icon } from '@/ui/kit/Icon';
import { Notice } from '@/ui/kit/Notice';
import { Pressable } from '@/ui/kit/Pressable';
import { Slot } from '@/ui/kit/Slot';
import { later, Page, useBlock, usePageData, useReturn, useShareCard, useSpare } from '@/ui/shell';
import { CentreParts } from './vip/CentreParts';
import { GrowthHill } from './vip/GrowthHill';
import { hasNews } from './vip/rules';
import { RulesLink } from './vip/RulesLink';
import { useGifts } from './vip/useGifts';
import styles from './vip.module.scss';

const MemberCodeSheet = later(() =>
  import('@/domain/member/MemberCodeSheet').then(({ MemberCodeSheet: part }) => part),
);

export default observer(function MemberCentrePage() {
  const { session, platform: device } = useStores();
  const [code, setCode] = useState(false);
  const [round, setRound] = useState(0);
  const spare = useSpare();
  const state = usePageData(
    async () => {
      const [progress, info, gifts] = await Promise.all([
        call('level.my', {}),
        call('memberV4.vipInfo', {}),
        spare(call('member.gift', {}), () => void state.reload()),
      ]);
      return { progress, info, gifts };
    },
    [],
    'level.my',
  );
  const monthly = useGifts(state.data?.gifts);
  const rule = useBlock(() => call('pages.view', { code: 'VIP_RULE' }, { hide: true }), '', round);
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
      {({ progress, info, gifts }) => (
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
          <CentreParts
            progress={progress}
            info={info}
            waits={gifts?.some(({ state: now }) => now === 'open') === true}
            {...monthly}
          />
        </View>
      )}
    </Page>
  );
});
