/** One floor of the hall: its name, its campaigns, the way to all of them. Without campaigns it is not there. */
import { View } from '@tarojs/components';
import type { CampaignSort } from '@/contract';
import { go } from '@/core/routes';
import { useStores } from '@/core/stores';
import { Section } from '@/ui/kit/SectionHead';
import { vars } from '@/ui/kit/unit';
import { useInterval } from '@/ui/kit/useInterval';
import { useBlock } from '@/ui/shell';
import { CampaignRow } from './CampaignRow';
import { GROUP_BUYING_NAME, type GroupBuyingType } from './types';
import { readCampaigns } from './useCampaigns';
import styles from './HallFloor.module.scss';

interface HallFloorProps {
  type: GroupBuyingType;
  note: string;
  sort: CampaignSort;
  count: number;
  /** Read again after so many milliseconds, while the page is on top. */
  every?: number;
  /** Changes when the floor must be read again. */
  round: number;
  onTurn: () => void;
}

export function HallFloor({ type, note, sort, count, every, round, onTurn }: HallFloorProps) {
  const { session } = useStores();
  useInterval(onTurn, every ?? false);
  const floor = useBlock(
    () => readCampaigns(type, { status: 'running', sort }, true),
    '',
    `${type}-${round}-${session.token}`,
  );
  const rows = floor?.page.list.slice(0, count) ?? [];
  const waits = floor === undefined;
  if (!waits && rows.length === 0) return null;
  return (
    // The box is there before the rows: the mini-program sends all floors again when another part takes the place of one.
    <View {...(waits && { className: styles.room, style: vars({ count }) })}>
      {!waits && (
        <Section
          title={GROUP_BUYING_NAME[type]}
          note={note}
          onMore={() => go('/shop/pages/marketing/wholesale_list', { type })}
        >
          <View className={styles.rows}>
            {rows.map((campaign) => (
              <CampaignRow key={campaign.id} campaign={campaign} onTurn={onTurn} />
            ))}
          </View>
        </Section>
      )}
    </View>
  );
}
