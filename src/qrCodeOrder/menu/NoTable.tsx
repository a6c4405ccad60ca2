/** Nothing was scanned, or the code is old: scan, or look where the next house is. */
import { View } from '@tarojs/components';
import type { TableSession } from '@/contract';
import { canOpen, go, open } from '@/core/routes';
import { useStores } from '@/core/stores';
import { APP_NAME } from '@/core/lib/app';
import { Button } from '@/ui/kit/Button';
import { Empty } from '@/ui/kit/Empty';
import { useAction, useMessenger } from '@/ui/shell';
import { movedWords } from '../seat/useMoved';
import styles from './NoTable.module.scss';

const MAP = '/reservation/pages/map/map';

export function NoTable({ old, joined }: { old: boolean; joined?: TableSession | undefined }) {
  const { feedback } = useStores();
  const { scanCode } = useMessenger();
  const scan = useAction(async () => {
    const code = await scanCode();
    if (code && !(await open(code, 'replace'))) feedback.toast(`这不是${APP_NAME}的桌码`);
  });
  const [title, text] = joined
    ? [movedWords(joined), '两桌合成一单，扫那一桌的码接着点。']
    : old
      ? ['桌码已更新，请重新扫码', '上一桌已经清台，桌上有新的码。']
      : ['扫一扫桌上的码', '扫码后和同桌一起点，一张单。'];
  return (
    <View className={styles.view}>
      <Empty picture="cart" title={title} text={text} button="扫码点单" onPress={() => void scan.run()} />
      {joined && (
        <Button tone="text" onPress={() => go('/qrCodeOrder/pages/order', { sessionId: joined.id })}>
          看账单
        </Button>
      )}
      <Button tone="text" onPress={() => void (canOpen(MAP) ? open(MAP) : go('/pages/tea/index1', {}))}>
        附近门店
      </Button>
    </View>
  );
}
