/** What is true at this moment, under the chapter that tells of it: the gardens in numbers, the air of the cellar, the reports. */
import type { ComponentType, ReactElement } from 'react';
import { call } from '@/core/api';
import { formatTime } from '@/core/lib/time';
import { go } from '@/core/routes';
import { Card } from '@/ui/kit/Card';
import { Cell, Cells } from '@/ui/kit/Cell';
import { Figures } from '@/ui/kit/Figures';
import { Note } from '@/ui/kit/Words';
import { useBlock } from '@/ui/shell';
import { useCountUp } from './useCountUp';
import styles from './brand.module.scss';

const Count = ({ value }: { value: number }): ReactElement => <>{useCountUp(value).toLocaleString('en')}</>;

function Gardens(): ReactElement | null {
  const found = useBlock(() => call('tea.fields', { page: 1 }, { hide: true }));
  if (!found) return null;
  const { fields, trees, adopted, harvestKg } = found.summary;
  const rows = [
    { label: '座茶园', value: fields },
    { label: '棵茶树', value: trees },
    { label: '棵有了主人', value: adopted },
    { label: '公斤鲜叶', value: Math.round(harvestKg) },
  ];
  return (
    <>
      <Card pad="all">
        <Figures
          rows={rows.map(({ label, value }) => ({ label, value: <Count value={value} />, name: `${value} ${label}` }))}
        />
      </Card>
      <Cells>
        <Cell label="看看这些茶园" role="link" onPress={() => go('/pages/tea/szcy', {})} />
      </Cells>
    </>
  );
}

function Air(): ReactElement | null {
  const air = useBlock(() => call('tea.cellarClimate', {}, { hide: true }));
  if (!air) return null;
  return (
    <Card pad="all">
      <Figures
        rows={[
          { label: '此刻温度', value: `${(air.temperature / 10).toFixed(1)}°` },
          { label: '此刻湿度', value: `${air.humidity}%` },
        ]}
      />
      <Note className={styles.at}>{`${formatTime(air.at, 'h:m')} 的读数`}</Note>
    </Card>
  );
}

const Reports = (): ReactElement => (
  <Cells>
    <Cell label="凭溯源码看检测报告" role="link" onPress={() => go('/tea/pages/official', {})} />
  </Cells>
);

/** By a word of the heading: a shop whose text has no such chapter shows none of it. */
const LIVE: readonly [word: string, part: ComponentType][] = [
  ['原料', Gardens],
  ['仓储', Air],
  ['检测', Reports],
];
export const liveOf = (title: string): ComponentType | undefined => LIVE.find(([word]) => title.includes(word))?.[1];
