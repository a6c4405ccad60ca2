/** A field from its hill to its log: pictures, air, trees, seven days of readings, what was done, where its tea is traced. */
import type { ReactElement } from 'react';
import { View } from '@tarojs/components';
import type { DataOf, TeaTree } from '@/contract';
import { figure } from '@/core/lib/money';
import { go } from '@/core/routes';
import { Cell, Cells } from '@/ui/kit/Cell';
import { RichText } from '@/ui/kit/RichText';
import { Segmented } from '@/ui/kit/Segmented';
import { Below } from '@/ui/shell';
import { Diary } from './Diary';
import { Air } from './FieldCard';
import { FieldHill } from './FieldHill';
import { Part } from './Part';
import { Trend } from './Trend';
import { TreeFilters } from './TreeFilters';
import { TreeList } from './TreeList';
import { TreeMap } from './TreeMap';
import { VIEWS, type Looking } from './useLooking';
import styles from './FieldBody.module.scss';

interface FieldBodyProps {
  data: DataOf<'tea.fieldView'>;
  round: number;
  looking: Looking;
  chosen: TeaTree | undefined;
  onOpen: (tree: TeaTree) => void;
}

export function FieldBody({ data, round, looking, chosen, onOpen }: FieldBodyProps): ReactElement {
  const { field, story, sensorTrend, log, batches, varieties } = data;
  const { filter, setFilter, view, setView } = looking;
  return (
    <View className={styles.body}>
      <FieldHill field={field} gallery={data.gallery} camera={data.camera} />
      <View className={styles.air}>
        <Air field={field} serverTime={data.serverTime} />
      </View>
      <Part
        title="挑一棵树"
        note={`余 ${figure(field.treesFree)} / ${figure(field.treesTotal)} 棵`}
        extra={<Segmented label="看法" items={VIEWS} current={view} onChange={setView} />}
      >
        <View className={styles.filters}>
          <TreeFilters varieties={varieties} filter={filter} onChange={setFilter} />
        </View>
        {view === 'map' ? (
          <TreeMap
            fieldId={field.id}
            map={data.map}
            total={field.treesTotal}
            filter={filter}
            chosen={chosen}
            round={round}
            onOpen={onOpen}
          />
        ) : (
          <TreeList fieldId={field.id} filter={filter} round={round} onOpen={onOpen} onAll={() => setFilter({})} />
        )}
      </Part>
      <Below>
        {view === 'map' && (
          <>
            <Part title="这片山">
              <View className={styles.story}>
                <RichText html={story} />
              </View>
            </Part>
            <Part title="七天的山气" note="传感器每日均值">
              <Trend lines={sensorTrend} />
            </Part>
            <Part title="茶园日记">
              <Diary entries={log.map(({ photo, ...entry }) => ({ ...entry, photos: photo ? [photo] : [] }))} />
            </Part>
            <View className={styles.cells}>
              <Cells>
                {batches.map(({ key, label, value }) => (
                  <Cell key={key} label={label} onPress={() => go('/pages/tea/rycg', { fieldId: field.id })}>
                    {String(value)}
                  </Cell>
                ))}
              </Cells>
            </View>
          </>
        )}
      </Below>
    </View>
  );
}
