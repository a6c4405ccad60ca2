/** How each kind of group buying works, in three steps. */
import { useState } from 'react';
import { Text, View } from '@tarojs/components';
import { SectionHead } from '@/ui/kit/SectionHead';
import { Segmented } from '@/ui/kit/Segmented';
import { Stack } from '@/ui/kit/Stack';
import { Words } from '@/ui/kit/Words';
import { GROUP_BUYING_NAME, GROUP_BUYING_TYPES, type GroupBuyingType } from './types';
import styles from './HowItWorks.module.scss';

const STEPS: Record<GroupBuyingType, readonly [title: string, text: string][]> = {
  group: [
    ['开团或参团', '选好规格付款，名额就是你的'],
    ['邀请好友', '把链接发给朋友，24 小时内凑满人数'],
    ['成团发货', '人齐即发，人不齐全额退回'],
  ],
  auction: [
    ['交保证金', '从余额冻结，未拍中自动退回'],
    ['出价或代理', '设好最高价，系统替你一步步加'],
    ['落槌付款', '最后 120 秒有人出价，自动延时'],
  ],
  tier: [
    ['认证批发商', '提交执照，1 个工作日审核'],
    ['按量下单', '数量越多单价越低，可混批'],
    ['发货或存窖', '48 小时内发货，也可存入茶窖'],
  ],
};

export function HowItWorks() {
  const [type, setType] = useState<GroupBuyingType>('group');
  return (
    <View className={styles.how}>
      <SectionHead title="怎么参与" />
      <View className={styles.switch}>
        <Segmented
          block
          label="参与方式"
          items={GROUP_BUYING_TYPES.map((id) => ({ id, label: GROUP_BUYING_NAME[id] }))}
          current={type}
          onChange={setType}
        />
      </View>
      <View className={styles.steps}>
        {STEPS[type].map(([title, text], at) => (
          <View key={title} className={styles.step}>
            <Text className={styles.number}>{['一', '二', '三'][at]}</Text>
            <Stack grow>
              <Words size="body" medium>
                {title}
              </Words>
              <Words size="sub" tone="soft">
                {text}
              </Words>
            </Stack>
          </View>
        ))}
      </View>
    </View>
  );
}
