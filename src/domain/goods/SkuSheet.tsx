/** 选择规格: the matrix, its picture, price and stock, how many; one or two ways on. */
import { useState } from 'react';
import { View, Text } from '@tarojs/components';
import type { GoodsDetail, SkuView } from '@/contract';
import { formatYuan } from '@/core/lib/money';
import { Button } from '@/ui/kit/Button';
import { Chip } from '@/ui/kit/Chip';
import { Picture } from '@/ui/kit/Picture';
import { Price } from '@/ui/kit/Price';
import { Sheet } from '@/ui/kit/Sheet';
import { Stepper } from '@/ui/kit/Stepper';
import { Note } from '@/ui/kit/Words';
import { OfferTag, payOf, wasOf } from './offer';
import { canChoose, choiceOf, choose, firstSku, inStock, qtyRule, skuOf } from './skuChoice';
import styles from './SkuSheet.module.scss';

export interface SkuSheetProps {
  goods: Pick<GoodsDetail, 'card' | 'specs' | 'skus' | 'limits'>;
  open: boolean;
  onClose: () => void;
  /** SKU shown first. */
  skuId?: string;
  qty?: number;
  busy?: boolean;
  /** `cart` and `buy` show both ways on; `change` has one button 确定 (cart page). */
  mode?: 'both' | 'cart' | 'buy' | 'change';
  /** Told of every complete choice, so that the page shows its price. */
  onPick?: (sku: SkuView, qty: number) => void;
  onCart?: (sku: SkuView, qty: number) => unknown;
  onBuy?: (sku: SkuView, qty: number) => unknown;
  onChange?: (sku: SkuView, qty: number) => unknown;
}

export function SkuSheet(props: SkuSheetProps) {
  const { goods, open, onClose, mode = 'both', busy = false } = props;
  const [choice, setChoice] = useState(() => choiceOf(firstSku(goods.skus, props.skuId), goods.specs));
  const [asked, setAsked] = useState(props.qty ?? 1);
  const sku = skuOf(goods.skus, choice);
  const shown = sku ?? firstSku(goods.skus, props.skuId);
  if (!shown) return null;
  const rule = qtyRule(shown, goods.limits);
  const qty = Math.max(rule.min, Math.min(asked, rule.max));
  const missing = goods.specs.find((_, at) => choice[at] === undefined);
  const sold = !inStock(shown);
  const ready = sku !== undefined && !sold && rule.max >= rule.min;
  const pickSpec = (at: number, value: string) => {
    const next = choose(goods.skus, choice, at, value);
    setChoice(next);
    const picked = skuOf(goods.skus, next);
    if (picked) props.onPick?.(picked, qty);
  };
  const pickQty = (count: number) => {
    setAsked(count);
    if (sku) props.onPick?.(sku, count);
  };

  return (
    <Sheet
      open={open}
      title="选择规格"
      onClose={onClose}
      footer={
        <Ways
          {...props}
          mode={mode}
          ready={ready}
          busy={busy}
          sum={ready ? payOf(sku) * qty : undefined}
          pass={(on) => sku && on?.(sku, qty)}
        />
      }
    >
      <SkuHead sku={shown} sold={sold} missing={missing?.name} />
      {goods.specs.map((spec, at) => (
        <View key={spec.name} className={styles.spec} role="radiogroup" aria-label={spec.name}>
          <Text className={styles.name}>{spec.name}</Text>
          <View className={styles.values}>
            {spec.values.map((value) => (
              <Chip
                key={value}
                selected={choice[at] === value}
                disabled={!canChoose(goods.skus, choice, at, value)}
                role="radio"
                onPress={() => pickSpec(at, value)}
              >
                {value}
              </Chip>
            ))}
          </View>
        </View>
      ))}
      <View className={styles.qty}>
        <View className={styles.qtyWords}>
          <Text className={styles.name}>数量</Text>
          {(shown.moq > 1 || shown.multiple > 1) && <Note>{`${rule.min} 件起，每次加 ${rule.multiple} 件`}</Note>}
          {goods.limits.perMember !== undefined && (
            <Note>{`每人限购 ${goods.limits.perMember} 件，已购 ${goods.limits.bought}`}</Note>
          )}
        </View>
        <Stepper
          value={qty}
          min={rule.min}
          max={Math.max(rule.min, rule.max)}
          step={rule.multiple}
          label="数量"
          onChange={pickQty}
        />
      </View>
    </Sheet>
  );
}

/** `missing`: the name of what is not chosen yet. */
function SkuHead({ sku, sold, missing }: { sku: SkuView; sold: boolean; missing: string | undefined }) {
  return (
    <View className={styles.head}>
      <View className={styles.art}>
        <Picture className={styles.close} src={sku.image} w={375} ratio={1} alt="" />
      </View>
      <View className={styles.facts}>
        <View className={styles.price}>
          <Price fen={payOf(sku)} was={wasOf(sku)} size="l" />
          <OfferTag offer={sku.offer} />
        </View>
        <Note>{sold ? '已售罄' : sku.stock <= 10 ? `仅剩 ${sku.stock} 件` : `库存 ${sku.stock} 件`}</Note>
        <Note>{missing ? `请选择${missing}` : `已选 ${sku.specValues.join(' · ')}`}</Note>
      </View>
    </View>
  );
}

type On = SkuSheetProps['onCart'];
interface WaysProps extends Pick<SkuSheetProps, 'onCart' | 'onBuy' | 'onChange'> {
  mode: NonNullable<SkuSheetProps['mode']>;
  ready: boolean;
  busy: boolean;
  /** Fen for all pieces, once it is known. */
  sum: number | undefined;
  /** Hands what was chosen on. */
  pass: (on: On) => unknown;
}
function Ways({ mode, ready, busy, sum, pass, onCart, onBuy, onChange }: WaysProps) {
  const state = { block: true, disabled: !ready, busy };
  const withSum = (words: string) => (sum === undefined ? words : `${words} ${formatYuan(sum)}`);
  if (mode === 'change')
    return (
      <View className={styles.ways}>
        <Button {...state} onPress={() => pass(onChange)}>
          确定
        </Button>
      </View>
    );
  return (
    <View className={styles.ways}>
      {mode !== 'buy' && (
        <Button {...state} tone={mode === 'both' ? 'line' : 'primary'} onPress={() => pass(onCart)}>
          {mode === 'both' ? '加入购物车' : withSum('加入购物车')}
        </Button>
      )}
      {mode !== 'cart' && (
        <Button {...state} onPress={() => pass(onBuy)}>
          {withSum('立即购买')}
        </Button>
      )}
    </View>
  );
}
