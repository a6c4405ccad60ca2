/** The scan button of the desk and what else is done here. */
import type { ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import { go } from '@/core/routes';
import { Card } from '@/ui/kit/Card';
import { Icon } from '@/ui/kit/Icon';
import { Pressable } from '@/ui/kit/Pressable';
import { Tool } from '@/ui/kit/Tool';
import { Note } from '@/ui/kit/Words';
import styles from './desk.module.scss';

interface DeskToolsProps {
  onScan: () => void;
  onMake: () => void;
  onReturns: () => void;
}

export function DeskTools({ onScan, onMake, onReturns }: DeskToolsProps): ReactElement {
  return (
    <View>
      <Pressable className={styles.scan} onPress={onScan}>
        <Icon name="scan" size={28} />
        <Text>扫一扫</Text>
      </Pressable>
      <Note block className={styles.scanHint}>
        单据码开单，商品码看库存，客户码先看后核销
      </Note>
      <Card place="next" className={styles.tools}>
        <Tool size={28} icon="edit" text="新建出库" onPress={onMake} />
        <Tool size={28} icon="refund" text="退货入库" onPress={onReturns} />
        <Tool size={28} icon="list" text="盘点" role="link" onPress={() => void go('/outbound/pages/takeStock')} />
        <Tool
          size={28}
          icon="jar"
          text="托管申请"
          role="link"
          onPress={() => void go('/outbound/pages/escrow', { tab: 'todo' })}
        />
        <Tool size={28} icon="chart" text="大屏登录" role="link" onPress={() => void go('/outbound/pages/tvLogin')} />
      </Card>
    </View>
  );
}
