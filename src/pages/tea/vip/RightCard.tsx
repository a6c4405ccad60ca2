/** One right: what it is, how it is used, its limits, and which levels have it. */
import { Text, View } from '@tarojs/components';
import type { LevelProgress, RightView } from '@/contract';
import { canOpen, go, open } from '@/core/routes';
import { sells } from '@/domain/checkout/virtual';
import { aria } from '@/ui/kit/aria';
import { Button } from '@/ui/kit/Button';
import { Card } from '@/ui/kit/Card';
import { classes } from '@/ui/kit/classes';
import { Icon } from '@/ui/kit/Icon';
import { Stack } from '@/ui/kit/Stack';
import { Note, Title, Words } from '@/ui/kit/Words';
import { figure, iconOf } from './labels';
import styles from './RightCard.module.scss';

export function RightCard({ right, progress }: { right: RightView; progress: LevelProgress }) {
  const { held, card, label, worth, what, how, limits, levels, growthNeed, route } = right;
  const facts = [
    ['是什么', what],
    ['怎么用', how],
    ['限制', limits],
  ] as const;
  return (
    <Card place="alone" className={styles.card}>
      <Stack row gap={12} align="center">
        <View className={classes(styles.drawing, !held && styles.locked)}>
          <Icon name={held ? iconOf(right.icon) : 'lock'} size={28} />
        </View>
        <Stack>
          <Title size="head">{label}</Title>
          <Words size="sub" tone="soft">
            {worth}
          </Words>
        </Stack>
      </Stack>
      {facts.map(([name, text]) => (
        <View key={name} className={styles.fact}>
          <Text className={styles.name}>{name}</Text>
          <Text className={styles.value}>{text}</Text>
        </View>
      ))}
      <View className={styles.levels} {...(card ? {} : aria({ role: 'list', label: '哪些等级有' }))}>
        {card ? (
          <Note>年卡会员都有，不看等级</Note>
        ) : (
          progress.levels.map((level) => {
            const has = levels.includes(level.level);
            return (
              <View
                key={level.id}
                className={classes(styles.level, has && styles.has)}
                role="listitem"
                aria-label={`${level.name}${has ? '有' : '没有'}`}
              >
                <Icon name={has ? 'check' : 'minus'} size={16} />
                <Text>{level.name}</Text>
              </View>
            );
          })
        )}
      </View>
      {!held && !card && <Note>{`成长值到 ${figure(growthNeed)}，现在 ${figure(progress.growth)}`}</Note>}
      <View>
        {held
          ? canOpen(route) && (
              <Button block tone="line" label={`去使用${label}`} onPress={() => open(route)}>
                去使用
              </Button>
            )
          : (!card || sells('vip')) && (
              <Button
                block
                tone="line"
                label={card ? `开通年卡，${label}` : `去升级，${label}`}
                onPress={() => (card ? go('/tea/pages/vip', {}) : go('/pages/tea/vip-level'))}
              >
                {card ? '开通年卡' : '去升级'}
              </Button>
            )}
      </View>
    </Card>
  );
}
