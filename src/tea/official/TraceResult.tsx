/** What a code says: genuine with its chain, or unknown with a way to report it. */
import { Text, View } from '@tarojs/components';
import type { TraceView } from '@/contract';
import { figure } from '@/core/lib/money';
import { formatTime, fullTime } from '@/core/lib/time';
import { go } from '@/core/routes';
import { GoodsCard } from '@/domain/goods/GoodsCard';
import { Button } from '@/ui/kit/Button';
import { Cell, Cells } from '@/ui/kit/Cell';
import { Notice } from '@/ui/kit/Notice';
import { Stack } from '@/ui/kit/Stack';
import { Steps } from '@/ui/kit/Steps';
import { Note, Words } from '@/ui/kit/Words';
import { aria } from '@/ui/kit/aria';
import styles from './TraceResult.module.scss';

export function TraceResult({ trace, onReport }: { trace: TraceView; onReport: () => void }) {
  if (!trace.ok)
    return (
      <Stack gap={10} align="center" className={styles.unknown} {...aria({ role: 'status' })}>
        <Text className={styles.bad}>未查到该编码，谨防假冒</Text>
        <Note>{trace.code}</Note>
        <Button tone="line" onPress={onReport}>
          举报假货
        </Button>
      </Stack>
    );
  const { goods, batch, steps, queryCount, firstQueryAt, warning } = trace;
  return (
    <View>
      <View className={styles.seal} {...aria({ role: 'status' })}>
        <Text className={styles.mark}>正品</Text>
        <Stack>
          <Words size="title">{`第 ${figure(queryCount)} 次查询`}</Words>
          <Note>{`首次查询 ${fullTime(firstQueryAt)}`}</Note>
          <Note>{trace.code}</Note>
        </Stack>
      </View>
      {warning && <Notice tone="warn">{warning}</Notice>}
      {goods && (
        <View className={styles.goods}>
          <GoodsCard goods={goods} layout="row" />
        </View>
      )}
      <Cells place="next">
        {batch.map(({ key, label, value }) => (
          <Cell key={key} label={label}>
            {value}
          </Cell>
        ))}
      </Cells>
      <View className={styles.chain}>
        <Steps
          items={steps.map(({ label, at, place, text }) => ({
            id: `${label}${at}`,
            title: label,
            note: `${place} · ${text}`,
            time: formatTime(at, 'YYYY-MM-DD'),
          }))}
          label="从茶山到手上"
        />
      </View>
      {goods && (
        <View className={styles.again}>
          <Button block tone="line" onPress={() => go('/shop/pages/goods', { id: goods.id })}>
            看这款茶
          </Button>
        </View>
      )}
    </View>
  );
}
