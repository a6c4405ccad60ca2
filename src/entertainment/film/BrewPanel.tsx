/** 跟泡: the pours of a film with what they take; each can be begun, and the set bought. */
import { View } from '@tarojs/components';
import type { Steep, VideoDetail } from '@/contract';
import { useStores } from '@/core/stores';
import { clockText } from '@/domain/video/clock';
import { Button } from '@/ui/kit/Button';
import { Cell, Cells } from '@/ui/kit/Cell';
import { Note } from '@/ui/kit/Words';
import { useAction } from '@/ui/shell';
import styles from './Sheets.module.scss';

interface BrewPanelProps {
  film: VideoDetail;
  onPour: (steep: Steep) => void;
  onSeek: (second: number) => void;
  onGoods: () => void;
}

const takes = ({ grams, celsius, seconds }: Steep): string =>
  [grams !== undefined && `${grams} 克`, celsius !== undefined && `${celsius} 度`, `等 ${clockText(seconds)}`]
    .filter(Boolean)
    .join(' · ');

export function BrewPanel({ film, onPour, onSeek, onGoods }: BrewPanelProps) {
  const { cart, feedback } = useStores();
  const { goods, steeps } = film;
  const left = goods.filter(({ soldOut }) => !soldOut);
  /** What needs no choice of a specification. */
  const simple = left.filter(({ singleSkuId }) => singleSkuId);
  const buy = useAction(async () => {
    for (const { id, singleSkuId = '', minQty = 1 } of simple) {
      const outcome = await cart.add(singleSkuId, minQty, id);
      if (outcome.state === 'full') return feedback.toast(outcome.text);
    }
    const rest = left.length - simple.length;
    const gone = goods.length - left.length;
    if (rest > 0) onGoods();
    feedback.toast(
      rest > 0
        ? `已加入 ${simple.length} 款，还有 ${rest} 款要选规格`
        : gone > 0
          ? `已加入 ${simple.length} 款，${gone} 款已售罄`
          : '这一套已加入购物车',
    );
  });
  return (
    <View>
      <Note block>点开始就计时，退出片子也接着数；到时间会响一声。</Note>
      <Cells className={styles.head}>
        {steeps.map((steep) => (
          <Cell
            key={steep.id}
            label={steep.name}
            note={takes(steep)}
            act="开始"
            onPress={() => {
              onPour(steep);
              onSeek(steep.at);
            }}
          />
        ))}
      </Cells>
      {goods.length > 0 && (
        <View className={styles.head}>
          <Button
            block
            busy={buy.pending}
            disabled={left.length === 0}
            onPress={() => (simple.length > 0 ? void buy.run() : onGoods())}
          >
            {left.length === 0 ? '这一套已售罄' : '买这一套'}
          </Button>
        </View>
      )}
    </View>
  );
}
