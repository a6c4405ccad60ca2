/** /pages/tea/mine: the person's own page, for members and visitors. */
import { useState } from 'react';
import { observer } from 'mobx-react';
import { APP_VERSION } from '@/core/lib/app';
import { useStores } from '@/core/stores';
import { Section } from '@/ui/kit/SectionHead';
import { Slot } from '@/ui/kit/Slot';
import { Words } from '@/ui/kit/Words';
import { Below, Coming, later, Page, scrollToTop } from '@/ui/shell';
import { GiftRibbon } from './mine/GiftRibbon';
import { LevelCard } from './mine/LevelCard';
import { MineBar } from './mine/MineBar';
import { MineHead } from './mine/MineHead';
import { AssetSquares, MenuPanels, OrderPanel } from './mine/Panels';
import { RoleCard } from './mine/RoleCard';
import { useMine } from './mine/useMine';
import styles from './mine/mine.module.scss';

const AllSheet = later(() => import('./mine/AllSheet').then(({ AllSheet: part }) => part));
const GoodsGrid = later(() => import('@/domain/goods/GoodsGrid').then(({ GoodsGrid: part }) => part));
const MemberCodeSheet = later(() =>
  import('@/domain/member/MemberCodeSheet').then(({ MemberCodeSheet: part }) => part),
);
const ThemeSheet = later(() => import('@/domain/member/ThemeSheet').then(({ ThemeSheet: part }) => part));
const NoticeFrames = later(() => import('@/domain/notice/NoticeFrames').then(({ NoticeFrames: part }) => part));
const RedPacketSheet = later(() => import('./mine/RedPacketSheet').then(({ RedPacketSheet: part }) => part));
const VerifySheet = later(() => import('@/domain/verification/VerifySheet').then(({ VerifySheet: part }) => part));

export default observer(function MinePage() {
  const { session, config } = useStores();
  const [sheet, setSheet] = useState<'theme' | 'code' | 'packets' | 'verify' | 'all'>();
  const [near, setNear] = useState(false);
  const close = () => setSheet(undefined);
  const member = session.hasLogin ? session.member : undefined;
  const hidden = config.value?.hidden;
  const { orders, saved, packets, menu, liked, settled, refresh } = useMine();
  const again = () => {
    scrollToTop();
    void refresh(true);
  };
  return (
    <Page
      bar={<MineBar onTheme={() => setSheet('theme')} />}
      tab={again}
      overlay={
        <>
          <ThemeSheet open={sheet === 'theme'} onClose={close} />
          {session.hasLogin && <NoticeFrames />}
          <RedPacketSheet open={sheet === 'packets'} onClose={close} onOpened={() => refresh(false)} />
          <MemberCodeSheet open={sheet === 'code'} onClose={close} />
          <AllSheet open={sheet === 'all'} groups={menu} onClose={close} onVerify={() => setSheet('verify')} />
          <VerifySheet open={sheet === 'verify'} onClose={close} onVerified={close} />
        </>
      }
    >
      <MineHead
        saved={saved ?? undefined}
        packets={packets}
        onPackets={() => setSheet('packets')}
        onCode={() => setSheet('code')}
      />
      <RoleCard member={member} groups={menu} hidden={hidden} onVerify={() => setSheet('verify')} />
      <Slot>
        <LevelCard member={member} visitor={!session.hasLogin} levels={config.value?.levels ?? []} />
      </Slot>
      <Slot>
        <GiftRibbon />
      </Slot>
      <OrderPanel stat={orders ?? undefined} />
      <AssetSquares member={member} hidden={hidden} />
      <Below>
        <MenuPanels groups={menu} onAll={() => setSheet('all')} />
      </Below>
      <Slot>
        {settled && liked.length > 0 && (
          <Section title="猜你喜欢">
            {/* What a start sends to the screen is bounded: far below, nobody sees them yet. */}
            {near ? <GoodsGrid goods={liked} /> : <Coming then={() => setNear(true)} />}
          </Section>
        )}
      </Slot>
      <Slot>
        {settled && <Words size="caption" tone="muted" block className={styles.version}>{`版本 ${APP_VERSION}`}</Words>}
      </Slot>
    </Page>
  );
});
