/** What is over and cannot be seen again yet: what it came to, when the replay is there, and what else there is. */
import type { ReactElement } from 'react';
import { View } from '@tarojs/components';
import type { LiveDetail } from '@/contract';
import { countText } from '@/core/lib/money';
import { listTime } from '@/core/lib/time';
import { go } from '@/core/routes';
import { Card } from '@/ui/kit/Card';
import { Empty } from '@/ui/kit/Empty';
import { Figures } from '@/ui/kit/Figures';
import { Related } from './Related';

interface OverProps {
  live: LiveDetail;
  /** Seen again already. */
  onReplay?: (() => void) | undefined;
}

export function Over({ live: { card, room, related, offlineSince }, onReplay }: OverProps): ReactElement {
  const { summary, replayAt } = room ?? {};
  return (
    <View>
      <Empty
        picture="notfound"
        title={card.cancelled ? '直播已取消' : offlineSince !== undefined ? '画面休息中' : '直播已结束'}
        text={
          onReplay ? '没看够可以再看一遍' : replayAt === undefined ? '看看别的直播' : `回放 ${listTime(replayAt)} 可看`
        }
        button={onReplay ? '看回放' : '全部直播'}
        onPress={onReplay ?? (() => void go('/collegePackages/pages/college/live/list', {}))}
      />
      {summary && (
        <Card place="alone" pad="all">
          <Figures
            rows={[
              { label: '最多同时在看', value: countText(summary.peak) },
              { label: '点赞', value: countText(summary.likes) },
              { label: '发言', value: countText(summary.messages) },
              { label: '茶礼', value: countText(summary.gifts) },
            ]}
            size="title"
          />
        </Card>
      )}
      <Related live={{ related }} />
    </View>
  );
}
