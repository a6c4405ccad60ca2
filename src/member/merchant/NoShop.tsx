/** Not a merchant: where the application stands, and the way to it. */
import type { ReactElement } from 'react';
import { View } from '@tarojs/components';
import type { MerchantProfile } from '@/contract';
import { go } from '@/core/routes';
import { Empty } from '@/ui/kit/Empty';
import { Notice } from '@/ui/kit/Notice';
import styles from './shop.module.scss';

const APPLY = { identity: 'merchant' } as const;

export const NoShop = ({ profile: { merchant } }: { profile: MerchantProfile }): ReactElement => (
  <View className={styles.list}>
    {merchant?.state === 'auditing' && <Notice>入驻审核中，通过后在这里管理订单和商品</Notice>}
    <Empty
      title="管理台只对入驻商家开放"
      text="入驻后可以上架商品、发货、核销和提现货款"
      button={merchant ? '看申请' : '申请入驻'}
      onPress={() => go('/member/pages/wholesale/index', APPLY)}
    />
  </View>
);
