/** The grade, its rates, and how far the next one is. */
import type { ReactElement } from 'react';
import { observer } from 'mobx-react';
import { Text, View } from '@tarojs/components';
import type { DataOf, TeamStat } from '@/contract';
import { useStores } from '@/core/stores';
import { Brand } from '@/ui/kit/Brand';
import { Card } from '@/ui/kit/Card';
import { Progress } from '@/ui/kit/Progress';
import { Stack } from '@/ui/kit/Stack';
import { Words } from '@/ui/kit/Words';
import { percent, stepsText, stepsTo } from './labels';
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
        <Stack shrink>
          <Text className={styles.name}>{stat.levelName}</Text>
          <Words size="sub" tone="soft" figures>
            {`${session.member?.nickname ?? ''}　直推 ${percent(own?.rateBp ?? 0)}　间推 ${percent(grades.indirectBp)}`}
          </Words>
        </Stack>
        <Brand kind="mark" tone="ink" height={34} />
      </View>
      <Card pad="all" className={styles.card}>
        {next && steps ? (
          <>
            <Words size="sub" medium>
              {stepsText(next.name, steps)}
            </Words>
            {steps.map(({ key, label, figure, share }) => (
              <Stack key={key} gap={6}>
                <View className={styles.line}>
                  <Words size="sub" tone="soft">
                    {label}
                  </Words>
                  <Text>{figure}</Text>
                </View>
                <Progress value={share} tone="celadon" label={`${label}，现在 ${figure}`} />
              </Stack>
            ))}
          </>
        ) : (
          <>
            <Words size="sub" medium>
              已是最高等级
            </Words>
            {own?.rights.map((right) => (
              <Words key={right} size="sub" tone="soft">
                {right}
              </Words>
            ))}
          </>
        )}
      </Card>
    </View>
  );
});
