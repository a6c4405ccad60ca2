/** 带回家: the tea of a dish as a tin of the shelf, how many, over the desk or to an address, into the cart of the table. */
import { useState } from 'react';
import type { HomeGoods } from '@/contract';
import { formatYuan, shortYuan } from '@/core/lib/money';
import { addressText } from '@/domain/address/text';
import { Button } from '@/ui/kit/Button';
import { Cell, Cells } from '@/ui/kit/Cell';
import { Chip, ChipGroup, Chips } from '@/ui/kit/Chip';
import { Field } from '@/ui/kit/Field';
import { Item } from '@/ui/kit/Item';
import { Segmented } from '@/ui/kit/Segmented';
import { Sheet } from '@/ui/kit/Sheet';
import { Stack } from '@/ui/kit/Stack';
import { Stepper } from '@/ui/kit/Stepper';
import { Thumb } from '@/ui/kit/Thumb';
import { Note } from '@/ui/kit/Words';
import type { HomeAdding } from './useHome';

const WAYS = { desk: '到柜台取', ship: '寄到家' } as const;

interface HomeSheetProps {
  open: boolean;
  /** undefined: it is asked for. null: the shelf has nothing of it any more. */
  goods: HomeGoods | null | undefined;
  adding: HomeAdding;
  /** Of several teas the one that is looked at. */
  teas?: readonly { id: string; label: string }[];
  teaId?: string | undefined;
  onTea?: (id: string) => void;
  onClose: () => void;
}

/** What is chosen of the tins; without a choice the first that is there, had the first way. */
function useTin(goods: HomeGoods | null | undefined) {
  const [skuId, setSkuId] = useState<string>();
  const [way, setWay] = useState<keyof typeof WAYS>();
  const [wanted, setWanted] = useState(1);
  const skus = goods?.skus ?? [];
  const sku = skus.find(({ id }) => id === skuId) ?? skus.find(({ left }) => left > 0);
  const ways = goods?.ways ?? [];
  const how = ways.find((one) => one === way) ?? ways[0] ?? 'desk';
  const left = sku?.left ?? 0;
  return { skus, sku, ways, how, left, qty: Math.max(1, Math.min(wanted, left)), setSkuId, setWay, setWanted };
}

export function HomeSheet({ open, goods, adding, teas = [], teaId = '', onTea, onClose }: HomeSheetProps) {
  const tin = useTin(goods);
  const { sku, qty, how } = tin;
  const { add } = adding;
  return (
    <Sheet
      open={open}
      title="带回家"
      onClose={onClose}
      footer={
        sku && (
          <Stack gap={10} grow>
            <Note>和茶桌同一张账单，下单时从店里货架留货</Note>
            <Button
              block
              size="l"
              busy={add.pending}
              onPress={() => void add.run({ skuId: sku.id, qty, isSent: how === 'ship' })}
            >
              {`加到同桌的单 ${formatYuan(sku.price * qty)}`}
            </Button>
          </Stack>
        )
      }
    >
      {teas.length > 1 && (
        <Chips items={teas} current={teaId} label="喝过的茶" onChange={(id: string) => onTea?.(id)} />
      )}
      {goods === null && <Note block>店里货架上刚刚没有了，问问店员下次什么时候到</Note>}
      {goods && sku && <Tin goods={goods} sku={sku} tin={tin} adding={adding} />}
    </Sheet>
  );
}

/** Where it is had: at the desk, or at an address that only its owner and the staff see. */
function Where({ isSent, adding: { address, chooseAddress } }: { isSent: boolean; adding: HomeAdding }) {
  return (
    <Cells>
      {isSent ? (
        <Cell
          label="寄到"
          note={address ? `${address.name}  ${addressText(address)}` : '选一个收货地址，只有你和店员看得到'}
          act={address ? '更换' : '选择'}
          onPress={() => void chooseAddress.run()}
        />
      ) : (
        <Cell label="到柜台取" note="店员打包好，走之前在柜台拿" />
      )}
    </Cells>
  );
}

interface TinProps {
  goods: HomeGoods;
  sku: HomeGoods['skus'][number];
  tin: ReturnType<typeof useTin>;
  adding: HomeAdding;
}

function Tin({ goods, sku, tin, adding }: TinProps) {
  const { skus, ways, how, left, qty, setSkuId, setWay, setWanted } = tin;
  return (
    <Stack gap={16}>
      <Item
        title={goods.title}
        leading={<Thumb src={goods.cover} size={64} />}
        notes={[
          `${formatYuan(sku.price)}  店里还有 ${sku.left} 件`,
          ...(sku.memberPrice === undefined ? [] : [`用你的会员卡结账 ${formatYuan(sku.memberPrice)}`]),
        ]}
      >
        <Stepper value={qty} max={Math.min(99, left)} label="带几件" onChange={setWanted} />
      </Item>
      {skus.length > 1 && (
        <Field label="规格">
          <ChipGroup label="规格" role="radiogroup">
            {skus.map(({ id, label, price, left: pieces }) => (
              <Chip key={id} role="radio" selected={id === sku.id} disabled={pieces === 0} onPress={() => setSkuId(id)}>
                {`${label} ${pieces === 0 ? '店里没了' : shortYuan(price)}`}
              </Chip>
            ))}
          </ChipGroup>
        </Field>
      )}
      {ways.length > 1 && (
        <Segmented
          block
          label="怎么拿"
          items={ways.map((id) => ({ id, label: WAYS[id] }))}
          current={how}
          onChange={(id) => setWay(id)}
        />
      )}
      <Where isSent={how === 'ship'} adding={adding} />
    </Stack>
  );
}
