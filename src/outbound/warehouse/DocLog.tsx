/** 经手记录: who did what with a document, and when. */
import type { ReactElement } from 'react';
import { View } from '@tarojs/components';
import type { StockDoc } from '@/contract';
import { fullTime } from '@/core/lib/time';
import { Section } from '@/ui/kit/SectionHead';
import { Steps } from '@/ui/kit/Steps';
import styles from './desk.module.scss';

export function DocLog({ log }: Pick<StockDoc, 'log'>): ReactElement {
  return (
    <View>
      <Section near title="经手记录" />
      <View className={styles.log}>
        <Steps
          label="经手记录"
          current={-1}
          items={log.map(({ key, label, value }, at) => ({
            id: `${key}${at}`,
            title: label,
            time: fullTime(value),
          }))}
        />
      </View>
    </View>
  );
}
