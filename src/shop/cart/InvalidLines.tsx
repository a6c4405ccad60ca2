/** 失效商品: what cannot be bought any more, folded apart; sold-out ones can be waited for. */
import { useState } from 'react';
import { View, Text } from '@tarojs/components';
import type { CartLine } from '@/contract';
import { go } from '@/core/routes';
import { useRemind } from '@/domain/goods/useRemind';
import { Button } from '@/ui/kit/Button';
import { Icon } from '@/ui/kit/Icon';
import { Pressable } from '@/ui/kit/Pressable';
import { Thumb } from '@/ui/kit/Thumb';
import { Note } from '@/ui/kit/Words';
import { Card } from '@/ui/kit/Card';
import { Rows } from '@/ui/shell';
import cart from './CartBody.module.scss';
import styles from './InvalidLines.module.scss';

const REASONS: Record<CartLine['state'], string> = { soldout: '已售罄', off: '已下架', ok: '', changed: '规格有变' };

export function InvalidLines({ lines, onClear }: { lines: readonly CartLine[]; onClear: () => void }) {
  const [shown, setShown] = useState(false);
  return (
    <Card place="next" clip>
      <View className={cart.head}>
        <Pressable className={styles.fold} expanded={shown} onPress={() => setShown(!shown)}>
          <Text className={cart.seller}>{`失效商品 ${lines.length}`}</Text>
          <Icon name={shown ? 'up' : 'down'} size={16} />
        </Pressable>
        <Button size="s" tone="quiet" label="清空失效商品" onPress={onClear}>
          清空
        </Button>
      </View>
      {shown && <Rows rows={lines} keyOf={(line) => line.id} render={(line) => <InvalidRow line={line} />} />}
    </Card>
  );
}

function InvalidRow({ line }: { line: CartLine }) {
  const remind = useRemind('stock', line.goodsId);
  return (
    <View className={styles.row}>
      <Pressable
        className={styles.open}
        role="link"
        label={`${line.title}，${REASONS[line.state]}`}
        onPress={() => go('/shop/pages/goods', { id: line.goodsId })}
      >
        <Thumb src={line.cover} size={56} />
        <View className={styles.words}>
          <Text className={styles.title}>{line.title}</Text>
          <Note>{`${line.specText} · ${REASONS[line.state]}`}</Note>
        </View>
      </Pressable>
      {line.state === 'soldout' && (
        <Button size="s" tone="quiet" label={`${line.title}到货提醒`} onPress={remind}>
          到货提醒
        </Button>
      )}
    </View>
  );
}
