/** The certificate of an adoption, as paper: before it is paid without a number. */
import type { ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import { APP_NAME } from '@/core/lib/app';
import { formatTime } from '@/core/lib/time';
import styles from './Certificate.module.scss';

export interface CertificateText {
  owner: string;
  field: string;
  code: string;
  variety: string;
  plaque: string;
  years: number;
  startAt: number;
  endAt: number;
  /** Empty before it is paid. */
  no: string;
}

/** Sentences of a certificate, also for the picture that is drawn. */
export function linesOf({ owner, field, code, variety, plaque, years, startAt, endAt }: CertificateText): string[] {
  const day = (at: number) => formatTime(at, 'YYYY-MM-DD').replace(/^(\d+)-0?(\d+)-0?(\d+)$/, '$1 年 $2 月 $3 日');
  return [
    `${owner} 认养${field}`,
    `${code} 号${variety}茶树，为期${['', '一', '二', '三', '四', '五'][years] ?? years}年，`,
    plaque ? `铭牌「${plaque}」，` : '',
    `自 ${day(startAt)}`,
    `至 ${day(endAt)}。`,
  ].filter(Boolean);
}

export const Certificate = ({ text }: { text: CertificateText }): ReactElement => (
  <View className={styles.paper}>
    <View className={styles.frame}>
      <Text className={styles.title} role="heading" aria-level={2}>
        认养证书
      </Text>
      {linesOf(text).map((line) => (
        <Text key={line} className={styles.line}>
          {line}
        </Text>
      ))}
      <View className={styles.foot}>
        <Text className={styles.no}>{text.no ? `编号 ${text.no}` : '证书编号付款后生成'}</Text>
        <Text className={styles.seal} aria-hidden="true">
          {APP_NAME}
        </Text>
      </View>
    </View>
  </View>
);
