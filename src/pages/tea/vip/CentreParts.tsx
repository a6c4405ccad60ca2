/** What lies below the hill: the annual card, gifts of the month, rights, ways to grow, goods for members, what the month has saved. */
import type { ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import type { DataOf, VipInfo } from '@/contract';
import { canOpen, go, open } from '@/core/routes';
import { Icon } from '@/ui/kit/Icon';
import { Pressable } from '@/ui/kit/Pressable';
import { Section } from '@/ui/kit/SectionHead';
import { Blocks } from '@/ui/shell';
import { GiftRows } from './GiftRows';
import { MemberGoods } from './MemberGoods';
import { MonthBill } from './MonthBill';
import { RightsGrid } from './RightsGrid';
import { TaskRows } from './TaskRows';
import type { useGifts } from './useGifts';
import { YearCard } from './YearCard';
import styles from '../vip.module.scss';

const GIFTS = 3;
const TASKS = 3;
const CELLAR_CLUB = '/vip/pages/jiujiao';

interface CentrePartsProps extends ReturnType<typeof useGifts> {
  progress: DataOf<'level.my'>;
  info: VipInfo;
  /** One of the gifts can be had now: they come before the card, and stay there while they are taken. */
  waits: boolean;
}

type GiftsProps = ReturnType<typeof useGifts>;

const MonthGifts = ({ gifts, claim }: GiftsProps): ReactElement | null =>
  gifts ? (
    <Section title="本月礼遇" onMore={() => go('/pages/tea/vip-rights', {})}>
      <GiftRows gifts={gifts.slice(0, GIFTS)} busy={claim.pending} onClaim={(gift) => void claim.run(gift)} />
    </Section>
  ) : null;

export const CentreParts = ({ progress, info, waits, ...monthly }: CentrePartsProps): ReactElement => (
  <Blocks>
    {waits && <MonthGifts {...monthly} />}
    <YearCard info={info} />
    {!waits && <MonthGifts {...monthly} />}
    <Section title={`${progress.level.name}权益`} more="逐条看" onMore={() => go('/pages/tea/vip-rights', {})}>
      <RightsGrid rights={progress.rights} />
    </Section>
    <Section title="攒成长值" onMore={() => go('/pages/tea/vip-level')}>
      <TaskRows tasks={progress.tasks} most={TASKS} />
    </Section>
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
);
