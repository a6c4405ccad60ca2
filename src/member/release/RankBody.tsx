/** The release, its places, the rules they follow, and how its draw is checked. */
import type { ReactElement } from 'react';
import { View } from '@tarojs/components';
import type { DataOf, ReleaseCard } from '@/contract';
import { classes } from '@/ui/kit/classes';
import { Empty } from '@/ui/kit/Empty';
import { Section } from '@/ui/kit/SectionHead';
import { Note } from '@/ui/kit/Words';
import { List } from '@/ui/shell';
import { Proof } from './Proof';
import { RankHead } from './RankHead';
import { RankRow } from './RankRow';
import type { useRank } from './useRank';
import styles from './rank.module.scss';

interface RankBodyProps {
  rank: DataOf<'special.releaseRank'>;
  ranking: Pick<ReturnType<typeof useRank>, 'list' | 'fromTop' | 'turn'>;
}

export function RankBody({ rank, ranking }: RankBodyProps): ReactElement {
  const { release, draw } = rank;
  const { list, fromTop, turn } = ranking;
  const rules = <Rules lines={release.rule} />;
  // Nobody stands in a ranking that is not open yet: its rules come first.
  const soon = release.state === 'soon';
  return (
    <View>
      <RankHead rank={rank} />
      {soon && rules}
      <Section
        near
        title="排名"
        note={draw.seed === undefined ? '预估，公布前会变' : '按公布次序'}
        more={fromTop ? '找到我' : '看榜首'}
        onMore={turn}
      />
      <List
        list={list}
        keyOf={({ no }) => String(no)}
        chunkClass={classes('chunk-card chunk-alone', styles.rows)}
        skeleton="list"
        render={(entry) => <RankRow entry={entry} drum={release.drum} />}
        empty={<Empty picture="message" title="还没有人预约" text="开放后可以第一个约上" />}
      />
      {/* Not before the rows, which would push it down. */}
      {list.head !== undefined && (
        <>
          {!soon && rules}
          <Proof draw={draw} release={release} />
        </>
      )}
    </View>
  );
}

const Rules = ({ lines }: { lines: ReleaseCard['rule'] }): ReactElement => (
  <View>
    <Section near title="规则" />
    {lines.map((line) => (
      <Note key={line} block className={styles.how}>
        {line}
      </Note>
    ))}
  </View>
);
