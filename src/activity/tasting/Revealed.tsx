/** After the release: names, ranking, the own scores against the average. */
import { useState } from 'react';
import { View } from '@tarojs/components';
import type { TastingForm } from '@/contract';
import { ChartCard } from '@/domain/chart/ChartCard';
import { Card } from '@/ui/kit/Card';
import { Segmented } from '@/ui/kit/Segmented';
import { Stack } from '@/ui/kit/Stack';
import { Tag } from '@/ui/kit/Tag';
import { Thumb } from '@/ui/kit/Thumb';
import { Note, Title, Words } from '@/ui/kit/Words';
import { vars } from '@/ui/kit/unit';
import { AVERAGE, OWN, Radar } from './Radar';
import styles from './tasting.module.scss';

type Result = NonNullable<TastingForm['result']>[number];

/** 830 -> 8.3 */
export const tenths = (hundredths: number): string => (hundredths / 100).toFixed(1);

/** How many stand in the same place in the own order and in everybody's. */
function agreeing(result: readonly Result[]): number {
  const own = [...result].filter(({ mine }) => mine !== undefined).sort((a, b) => (b.mine ?? 0) - (a.mine ?? 0));
  return own.filter(({ sampleId }, i) => result[i]?.sampleId === sampleId).length;
}

interface RevealedProps {
  form: TastingForm;
  result: readonly Result[];
  current: string;
  onChange: (letter: string) => void;
}

export function Revealed({ form, result, current, onChange }: RevealedProps) {
  const { samples, dims, judges, agreement } = form;
  const ranked = result.some(({ rank }) => rank !== undefined);
  const same = agreeing(result);
  const chosen = result.find(({ sampleId }) => sampleId === current) ?? result[0];
  return (
    <View>
      <Stack gap={4} className={styles.reveal}>
        <Stack row>
          <Tag tone="ink">已收分</Tag>
        </Stack>
        <Title size="display">揭名了</Title>
        <Words size="sub" tone="soft">
          {ranked
            ? `${judges} 位评审，你的排序和大家有 ${same} 款一致${agreement ? `；${agreement}` : ''}`
            : `只有 ${judges} 位评审，不排名次`}
        </Words>
      </Stack>
      <Card place="next" pad="rows">
        {result.map(({ sampleId, name, cover, average, mine, rank }) => (
          <View key={sampleId} className={styles.place}>
            {rank !== undefined && (
              <Words size="head" serif tone={rank === 1 ? 'gold' : 'soft'} className={styles.rank}>
                {String(rank)}
              </Words>
            )}
            {cover !== undefined && <Thumb src={cover} size={52} />}
            <Stack grow gap={2}>
              <Words size="body">{name}</Words>
              <Note>{`样品 ${sampleId}${mine === undefined ? '' : `　你给 ${tenths(mine)}`}`}</Note>
              <View className={styles.bar}>
                <View className={styles.mean} style={vars({ part: average / 1000 })} />
                {mine !== undefined && <View className={styles.mine} style={vars({ part: mine / 1000 })} />}
              </View>
            </Stack>
            <Stack align="end">
              <Words size="head" serif figures>
                {tenths(average)}
              </Words>
              <Note>平均</Note>
            </Stack>
          </View>
        ))}
      </Card>
      <Note block className={styles.legend}>
        条是平均分，圆点是你的分。
      </Note>
      {chosen && <One {...{ chosen, samples, dims, result, onChange }} />}
    </View>
  );
}

interface OneProps extends Pick<TastingForm, 'samples' | 'dims'> {
  chosen: Result;
  result: readonly Result[];
  onChange: (letter: string) => void;
}

function One({ chosen, samples, dims, result, onChange }: OneProps) {
  const [table] = useState(() => ['项目', '你', '平均']);
  const sample = samples.find(({ id }) => id === chosen.sampleId);
  const own = new Map((sample?.scores ?? []).map(({ key, value }) => [key, value]));
  const rows = dims.map(({ key, label }) => ({
    key,
    label,
    mine: own.get(key) ?? '—',
    average: tenths(Number(chosen.radar.find((one) => one.key === key)?.value ?? 0)),
  }));
  return (
    <View>
      <ChartCard
        id="tasting"
        title={chosen.name}
        note="数字前为你，后为平均"
        table={{
          head: table,
          rows: rows.map(({ key, label, mine, average }) => ({ key, cells: [label, mine, average] })),
        }}
      >
        <Segmented
          block
          label="看哪一款"
          items={result.map(({ sampleId }) => ({ id: sampleId, label: sampleId }))}
          current={chosen.sampleId}
          onChange={onChange}
        />
        <View className={styles.whole}>
          <Radar
            label={`${chosen.name}：${rows.map(({ label, mine, average }) => `${label} ${mine}，平均 ${average}`).join('；')}`}
            size={220}
            count={dims.length}
            figures={[
              { values: rows.map(({ average }) => Number(average)), colour: AVERAGE, dashed: true },
              ...(own.size > 0 ? [{ values: dims.map(({ key }) => Number(own.get(key) ?? 0)), colour: OWN }] : []),
            ]}
            corners={rows.map(({ label, mine, average }) => ({ name: label, text: `${mine} / ${average}` }))}
          />
        </View>
      </ChartCard>
      {sample?.note && (
        <Card place="next" pad="all">
          <Title block>你写的</Title>
          <Words size="body" block>
            {sample.note}
          </Words>
        </Card>
      )}
    </View>
  );
}
