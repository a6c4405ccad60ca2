/** 放入存茶: the member's lots that do not lie in this slot yet. */
import type { ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import type { EscrowLot } from '@/contract';
import { call } from '@/core/api';
import { go } from '@/core/routes';
import { kilos } from '@/domain/escrow/kilos';
import { Button } from '@/ui/kit/Button';
import { Empty } from '@/ui/kit/Empty';
import { Sheet } from '@/ui/kit/Sheet';
import { Spinner } from '@/ui/kit/Spinner';
import { Stack } from '@/ui/kit/Stack';
import { Thumb } from '@/ui/kit/Thumb';
import { Note, Words } from '@/ui/kit/Words';
import { useBlock } from '@/ui/shell';
import type { CellarClub } from './useCellarClub';
import type { CellarOwner } from './labels';
import styles from './cellarClub.module.scss';

interface PlaceSheetProps {
  slot: CellarOwner['slots'][number];
  capacity: number;
  open: boolean;
  club: CellarClub;
  onClose: () => void;
}

/** A member's lots fit on few pages; a slot is chosen from all of them. */
async function allLots(): Promise<EscrowLot[]> {
  const found: EscrowLot[] = [];
  for (let page = 1, more = true; more; page += 1) {
    const { lots } = await call('escrow.index', { tab: 'lots', page }, { hide: true });
    found.push(...(lots?.list ?? []));
    more = lots?.more ?? false;
  }
  return found;
}

export function PlaceSheet({ slot, capacity, open, club, onClose }: PlaceSheetProps): ReactElement {
  const lots = useBlock(allLots, `${slot.id}:${open}`);
  const fitting = lots?.filter(({ ownSlot, holdingId }) => ownSlot !== slot.code && holdingId === undefined) ?? [];
  const left = capacity - slot.grams;
  const owing = fitting.some(({ months }) => months > 0);
  const put = async (lot: EscrowLot) => {
    if (await club.put(lot, slot.id)) onClose();
  };
  return (
    <Sheet open={open} title={`放入窖位 ${slot.code}`} closable={!club.moving} onClose={onClose}>
      <Note block className={styles.hint}>
        {`还能放 ${kilos(left)} kg，放进去就不计托管费。${owing ? '已超期的部分，出库时再结清。' : ''}`}
      </Note>
      {lots === undefined && <Spinner />}
      {lots === null && <Empty title="存茶没有读出来" text="请关上再试一次" />}
      {lots && fitting.length === 0 && (
        <Empty
          title={lots.length > 0 ? '存茶都在这一格了' : '茶窖里还没有茶'}
          text="下单时选择「存入茶窖」即可托管"
          button="去看看"
          onPress={() => go('/shop/pages/list', { scene: 'escrow' })}
        />
      )}
      {fitting.map((lot) => {
        const grams = lot.qty * lot.weight;
        const fits = grams <= left;
        return (
          <View key={lot.id} className={styles.lot}>
            <Thumb src={lot.cover} size={48} />
            <Stack grow>
              <Words size="name">{lot.title}</Words>
              <Text className={styles.label}>
                {[`${lot.qty} ${lot.unit}`, `${kilos(grams)} kg`, fits ? lot.cellarSlot : '放不下']
                  .filter(Boolean)
                  .join(' · ')}
              </Text>
            </Stack>
            <Button
              size="s"
              tone="celadon"
              label={`放入${lot.title}`}
              disabled={!fits || club.moving}
              onPress={() => void put(lot)}
            >
              放入
            </Button>
          </View>
        );
      })}
    </Sheet>
  );
}
