/** /pages/tea/vip-rights: every right as a card of its own, and the own gifts; a visitor reads what there is. */
import { useState } from 'react';
import { observer } from 'mobx-react';
import { View } from '@tarojs/components';
import { useShareAppMessage } from '@tarojs/taro';
import { call } from '@/core/api';
import { cutText } from '@/core/lib/sections';
import { go } from '@/core/routes';
import { useStores } from '@/core/stores';
import { Button } from '@/ui/kit/Button';
import { Carousel } from '@/ui/kit/Carousel';
import { Chips } from '@/ui/kit/Chip';
import { RichText } from '@/ui/kit/RichText';
import { Section } from '@/ui/kit/SectionHead';
import { Slot } from '@/ui/kit/Slot';
import { Title } from '@/ui/kit/Words';
import { Page, useBlock, useLogin, usePageData, usePageParams, useReturn, useShareCard } from '@/ui/shell';
import { GiftRows } from './vip/GiftRows';
import { RightCard } from './vip/RightCard';
import { useGifts } from './vip/useGifts';
import styles from './vip-rights.module.scss';

export default observer(function RightsPage() {
  const { key, levelId } = usePageParams<'/pages/tea/vip-rights'>();
  const { session } = useStores();
  const login = useLogin();
  const [chosen, setChosen] = useState(key);
  const [round, setRound] = useState(0);
  const member = session.hasLogin;
  const state = usePageData(async () => {
    if (member) return { progress: await call('level.my', {}) };
    return { text: await call('pages.view', { code: 'VIP_RIGHTS' }) };
  }, [member]);
  const found = useBlock(async () => (member ? call('member.gift', {}, { hide: true }) : null), String(member), round);
  const { gifts, claim } = useGifts(found);
  useShareAppMessage(useShareCard());
  useReturn(() => setRound((was) => was + 1));
  const progress = state.data?.progress;
  return (
    <Page
      state={state}
      skeleton="detail"
      action={
        member ? undefined : (
          <Button block size="l" onPress={() => login(() => undefined)}>
            登录查看我的权益
          </Button>
        )
      }
    >
      {({ progress: shown, text }) => {
        if (!shown || !progress) return <RightsText html={text?.html ?? ''} />;
        const level = Number(levelId);
        // Opened for a level, its own rights come first.
        const rights = level
          ? [...shown.rights].sort((a, b) => Number(b.levels.includes(level)) - Number(a.levels.includes(level)))
          : shown.rights;
        const at = Math.max(
          0,
          rights.findIndex((right) => right.key === chosen),
        );
        return (
          <View className={styles.body}>
            <View className={styles.chips}>
              <Chips
                label="权益"
                items={rights.map(({ key: id, label }) => ({ id, label }))}
                current={rights[at]?.key ?? ''}
                onChange={setChosen}
              />
            </View>
            <Carousel
              items={rights}
              keyOf={(right) => right.key}
              label="会员权益"
              start={at}
              onChange={(index) => setChosen(rights[index]?.key)}
              render={(right) => <RightCard right={right} progress={shown} />}
            />
            <Slot>
              {gifts && (
                <Section title="我的礼遇" more="成长值" onMore={() => go('/pages/tea/vip-level')}>
                  <GiftRows gifts={gifts} busy={claim.pending} onClaim={(gift) => void claim.run(gift)} />
                </Section>
              )}
            </Slot>
          </View>
        );
      }}
    </Page>
  );
});

/** What a visitor reads of the rights. */
function RightsText({ html: whole }: { html: string }) {
  return (
    <View className={styles.text}>
      {cutText(whole).sections.map(({ id, title, html }) => (
        <View key={id} className={styles.section}>
          <Title className={styles.heading} role="heading" aria-level={2}>
            {title}
          </Title>
          <RichText html={html} />
        </View>
      ))}
    </View>
  );
}
