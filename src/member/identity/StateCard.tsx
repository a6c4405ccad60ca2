/** What is known, masked, and how far it was checked. Pictures are told of and never shown. */
import type { ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import type { IdentityView } from '@/contract';
import { Icon } from '@/ui/kit/Icon';
import { Tag } from '@/ui/kit/Tag';
import styles from './StateCard.module.scss';

export function StateCard({ identity }: { identity: IdentityView }): ReactElement {
  const { state, name, idNo, bankName, cardTail, mobile, hasPhotos } = identity;
  const verified = state === 'verified';
  const rows = [
    { label: '姓名', value: name },
    { label: '身份证号', value: idNo },
    { label: '证件照片', value: hasPhotos ? '已加密保存' : undefined },
    { label: '银行卡', value: cardTail && `${bankName} 尾号 ${cardTail}` },
    { label: '预留手机', value: mobile },
  ].filter(({ value }) => value !== undefined);
  return (
    <View className={styles.card}>
      <View className={styles.head}>
        <View className={styles.icon}>
          <Icon name={verified ? 'check' : 'user'} size={22} />
        </View>
        <Text className={styles.title}>{verified ? '身份已核验' : '已实名'}</Text>
        <Tag tone={verified ? 'celadon' : 'warn'}>{verified ? '已核验' : '待核验'}</Tag>
      </View>
      {rows.map(({ label, value }) => (
        <View key={label} className={styles.row}>
          <Text className={styles.label}>{label}</Text>
          <Text className={styles.value}>{value}</Text>
        </View>
      ))}
    </View>
  );
}
