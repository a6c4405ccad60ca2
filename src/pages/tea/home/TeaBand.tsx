/** 茶事: the ways into what is not a shelf. */
import { APP_NAME } from '@/core/lib/app';
import { View } from '@tarojs/components';
import { open } from '@/core/routes';
import { Icon, type IconName } from '@/ui/kit/Icon';
import { Pressable } from '@/ui/kit/Pressable';
import { SectionHead } from '@/ui/kit/SectionHead';
import { Note, Words } from '@/ui/kit/Words';
import styles from './TeaBand.module.scss';

const WAYS: readonly { label: string; note: string; icon: IconName; route: string }[] = [
  { label: '茶文化', note: '四时与名家', icon: 'book', route: '/tea/pages/index' },
  { label: '茶空间', note: '茶会日历', icon: 'table', route: '/tea/pages/home' },
  { label: '生活圈', note: '茶友今日一泡', icon: 'chat', route: '/tea/pages/lifeCircle' },
  { label: '热卖榜', note: '大家在喝什么', icon: 'flame', route: '/tea/pages/productHot' },
  { label: '领券', note: '先领再买', icon: 'coupon', route: '/shop/pages/marketing/coupon' },
  { label: '门店', note: `附近的${APP_NAME}`, icon: 'store', route: '/pages/tea/index1' },
];

export const TeaBand = () => (
  <View className={styles.band}>
    <SectionHead title="茶事" note="喝茶以外的事" />
    <View className={styles.ways}>
      {WAYS.map(({ label, note, icon, route }) => (
        <Pressable key={label} className={styles.way} role="link" onPress={() => open(route)}>
          <Icon name={icon} size={24} className={styles.icon} />
          <View className={styles.words}>
            <Words size="name" medium>
              {label}
            </Words>
            <Note>{note}</Note>
          </View>
        </Pressable>
      ))}
    </View>
  </View>
);
