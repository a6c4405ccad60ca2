/** 团队成员: who of the own team shall learn it, those whom one has brought oneself. */
import { useState, type ReactElement } from 'react';
import { View } from '@tarojs/components';
import type { UserBrief } from '@/contract';
import { call } from '@/core/api';
import { Button } from '@/ui/kit/Button';
import { Cell, Cells } from '@/ui/kit/Cell';
import { CheckMark } from '@/ui/kit/Check';
import { Pager } from '@/ui/kit/Pager';
import { Skeleton } from '@/ui/kit/Skeleton';
import { useBlock } from '@/ui/shell';

interface TeamPickProps {
  chosen: readonly UserBrief[];
  onChange: (chosen: readonly UserBrief[]) => void;
}

export function TeamPick(props: TeamPickProps): ReactElement {
  const [shown, setShown] = useState(false);
  const { chosen } = props;
  return (
    <View>
      <Cells>
        <Cell label="团队成员" onPress={() => setShown(!shown)}>
          {chosen.length === 0 ? '可不选' : chosen.map(({ nickname }) => nickname).join('、')}
        </Cell>
      </Cells>
      {shown && <People {...props} />}
    </View>
  );
}

function People({ chosen, onChange }: TeamPickProps): ReactElement {
  const [pages, setPages] = useState(1);
  const [round, setRound] = useState(0);
  const team = useBlock(
    () =>
      Promise.all(
        Array.from({ length: pages }, (_, at) => call('member.teamList', { depth: '1', page: at + 1 }, { hide: true })),
      ),
    '',
    `${pages}:${round}`,
  );
  if (team === undefined) return <Skeleton kind="list" />;
  if (team === null) return <Pager state="failed" onRetry={() => setRound(round + 1)} />;
  return (
    <Cells>
      {team.length > 0 && team[0]?.total === 0 && <Cell label="还没有团队成员" />}
      {team
        .flatMap(({ list }) => list)
        .map(({ user, mobile }) => {
          const isOn = chosen.some(({ id }) => id === user.id);
          return (
            <Cell
              key={user.id}
              label={user.nickname}
              note={mobile}
              role="checkbox"
              checked={isOn}
              arrow={false}
              leading={<CheckMark checked={isOn} />}
              onPress={() => onChange(isOn ? chosen.filter(({ id }) => id !== user.id) : [...chosen, user])}
            />
          );
        })}
      {team[team.length - 1]?.more && (
        <Button tone="text" block onPress={() => setPages(pages + 1)}>
          再看一些
        </Button>
      )}
    </Cells>
  );
}
