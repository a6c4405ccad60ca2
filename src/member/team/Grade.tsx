/** The grade, its rates, and how far the next one is. */
import type { ReactElement } from 'react';
import { observer } from 'mobx-react';
import { Text, View } from '@tarojs/components';
import type { DataOf, TeamStat } from '@/contract';
import { useStores } from '@/core/stores';
import { Brand } from '@/ui/kit/Brand';
import { Progress } from '@/ui/kit/Progress';
import { percent, stepsText, stepsTo } from './words';
import styles from './Grade.module.scss';

interface GradeProps {
  stat: TeamStat;
  grades: DataOf<'member.teamLevel'>;
}

export const Grade = observer(function Grade({ stat, grades }: GradeProps): ReactElement {
  const { session } = useStores();
  const own = grades.levels[grades.current - 1];
  const next = grades.levels[grades.current];
  const steps = next && stepsTo(next, stat.direct, grades.progress);
  return (
    <View>
      <View className={styles.head}>
        <View className={styles.words}>
          <Text className={styles.name}>{stat.levelName}</Text>
          <Text className={styles.rates}>
            {`${session.member?.nickname ?? ''}　直推 ${percent(own?.rateBp ?? 0)}　间推 ${percent(grades.indirectBp)}`}
          </Text>
        </View>
        <Brand kind="mark" tone="ink" height={34} />
      </View>
      <View className={styles.card}>
        {next && steps ? (
          <>
            <Text className={styles.goal}>{stepsText(next.name, steps)}</Text>
            {steps.map(({ key, label, figure, share }) => (
              <View key={key} className={styles.step}>
                <View className={styles.line}>
                  <Text className={styles.label}>{label}</Text>
                  <Text>{figure}</Text>
                </View>
                <Progress value={share} tone="celadon" label={`${label}，现在 ${figure}`} />
              </View>
            ))}
          </>
        ) : (
          <>
            <Text className={styles.goal}>已是最高等级</Text>
            {own?.rights.map((right) => (
              <Text key={right} className={styles.label}>
                {right}
              </Text>
            ))}
          </>
        )}
      </View>
    </View>
  );
});
