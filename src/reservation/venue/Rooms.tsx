/** The rooms of a store, each with its picture, what it holds and costs; a shared table leads to its sessions. */
import type { ReactElement } from 'react';
import type { VenueDetail } from '@/contract';
import { shortYuan } from '@/core/lib/money';
import { canOpen, go, open } from '@/core/routes';
import { Button } from '@/ui/kit/Button';
import { Card } from '@/ui/kit/Card';
import { Picture } from '@/ui/kit/Picture';
import { Pressable } from '@/ui/kit/Pressable';
import { Stack } from '@/ui/kit/Stack';
import { Tag } from '@/ui/kit/Tag';
import { Title, Words } from '@/ui/kit/Words';
import styles from './venue.module.scss';

export const AREAS = { hall: '大厅', room: '雅室', terrace: '露台', public: '公共茶席' } as const;

interface RoomsProps {
  rooms: VenueDetail['rooms'];
  storeId: string;
  closed: boolean;
  onBook: (roomId: string) => void;
}

export function Rooms({ rooms, storeId, closed, onBook }: RoomsProps): ReactElement {
  const shared = `/reservation/pages/explore/public?storeId=${storeId}`;
  return (
    <Stack gap={12} className={styles.rooms}>
      {rooms.map(({ id, name, area, seatsMin, seatsMax, minSpend, deposit, images, facilities }) => {
        const isShared = area === 'public';
        return (
          <Card key={id} clip>
            <Pressable
              role="link"
              label={`看${name}的图片`}
              onPress={() => go('/shop/pages/imgshow', { urls: [...images] })}
            >
              <Picture src={images[0] ?? ''} w={750} ratio={0.5} alt="" />
            </Pressable>
            <Stack row gap={12} align="center" className={styles.room}>
              <Stack grow gap={4}>
                <Stack row gap={8} align="center">
                  <Title tracked>{name}</Title>
                  <Tag tone="celadon">{AREAS[area]}</Tag>
                </Stack>
                <Words size="sub" tone="soft" figures>
                  {[
                    seatsMin > 1 ? `${seatsMin}-${seatsMax} 位` : `${seatsMax} 位`,
                    minSpend > 0 ? `低消 ${shortYuan(minSpend)}` : '无低消',
                    deposit > 0 && `订金 ${shortYuan(deposit)}`,
                  ]
                    .filter(Boolean)
                    .join('　')}
                </Words>
                {facilities.length > 0 && (
                  <Words size="foot" tone="muted">
                    {facilities.join('　')}
                  </Words>
                )}
              </Stack>
              {isShared && canOpen(shared) ? (
                <Button tone="line" label={`看场次，${name}`} onPress={() => void open(shared)}>
                  看场次
                </Button>
              ) : (
                !closed && (
                  <Button tone="line" label={`预约${name}`} onPress={() => onBook(id)}>
                    预约
                  </Button>
                )
              )}
            </Stack>
          </Card>
        );
      })}
    </Stack>
  );
}
