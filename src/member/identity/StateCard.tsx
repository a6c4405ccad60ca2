/** What is known, masked, and how far it was checked. Pictures are told of and never shown. */
import type { ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import type { IdentityView } from '@/contract';
import { Facts } from '@/ui/kit/Facts';
import { Icon } from '@/ui/kit/Icon';
import { Tag } from '@/ui/kit/Tag';
import styles from './StateCard.module.scss';

export function StateCard({ identity }: { identity: IdentityView }): ReactElement {
  const { state, name, idNo, bankName, cardTail, mobile, hasPhotos } = identity;
  const verified = state === 'verified';
  const rows = [
    name !== undefined && { label: '姓名', value: name },
    idNo !== undefined && { label: '身份证号', value: idNo },
    hasPhotos && { label: '证件照片', value: '已加密保存' },
    cardTail !== undefined && { label: '银行卡', value: `${bankName} 尾号 ${cardTail}` },
    mobile !== undefined && { label: '预留手机', value: mobile },
  ];
  return (
    <View className={styles.card}>
      <View className={styles.head}>
        <View className={styles.icon}>
          <Icon name={verified ? 'check' : 'user'} size={22} />
        </View>
        <Text className={styles.title}>{verified ? '身份已核验' : '已实名'}</Text>
        <Tag tone={verified ? 'celadon' : 'warn'}>{verified ? '已核验' : '待核验'}</Tag>
      </View>
      <Facts className={styles.rows} rows={rows} closed={false} />
    </View>
  );
}
