/** 出品: tickets by station with how long each waits, what is to be made of a dish over all tables, what was finished a moment ago. */
import { View } from '@tarojs/components';
import type { Kitchen as KitchenData, KitchenTicket } from '@/contract';
import { useStores } from '@/core/stores';
import { Button } from '@/ui/kit/Button';
import { Card } from '@/ui/kit/Card';
import { Empty } from '@/ui/kit/Empty';
import { Item } from '@/ui/kit/Item';
import { SectionHead } from '@/ui/kit/SectionHead';
import { Stack } from '@/ui/kit/Stack';
import { Words } from '@/ui/kit/Words';
import { Rows } from '@/ui/shell';
import { State } from '../bill/State';
import { ageOf, stationsOf } from './kitchenWords';

export interface KitchenActs {
  serve: (ticket: KitchenTicket, lineIds: string[]) => void;
  unserve: (ticket: KitchenTicket) => void;
  pending: boolean;
}

export function Kitchen({ kitchen, acts }: { kitchen: KitchenData; acts: KitchenActs }) {
  const rows = stationsOf(kitchen).flatMap(({ station, tickets }) =>
    tickets.map((ticket, at) => ({ ticket, head: at === 0 ? `${station} ${tickets.length} 单` : '' })),
  );
  return (
    <View>
      {rows.length === 0 && <Empty title="都做完了" text="新下的单马上出现在这里" tone="line" />}
      <Rows
        rows={rows}
        keyOf={({ ticket }) => ticket.id}
        place={2}
        render={({ ticket, head }) => (
          <>
            {head !== '' && <SectionHead title={head} />}
            <Ticket ticket={ticket} acts={acts} />
          </>
        )}
      />
      {kitchen.sums.length > 0 && (
        <>
          <SectionHead title="全天合计" />
          <Card place="next" pad="rows">
            {kitchen.sums.map(({ station, title, open, served }) => (
              <Item key={`${station} ${title}`} title={title} notes={[station]}>
                <Words size="sub" figures>{`待做 ${open}　已出 ${served}`}</Words>
              </Item>
            ))}
          </Card>
        </>
      )}
      {kitchen.done.length > 0 && (
        <>
          <SectionHead title="刚完成" note="10 分钟内可撤销" />
          <Card place="next" pad="rows">
            {kitchen.done.map((ticket) => (
              <Item
                key={ticket.id}
                title={ticket.table}
                notes={[ticket.lines.map(({ title, qty }) => `${title} ×${qty}`).join('，')]}
              >
                <Button
                  size="s"
                  tone="quiet"
                  label={`撤销${ticket.table}${ticket.lines[0]?.title ?? ''}`}
                  busy={acts.pending}
                  onPress={() => acts.unserve(ticket)}
                >
                  撤销
                </Button>
              </Item>
            ))}
          </Card>
        </>
      )}
    </View>
  );
}

function Ticket({ ticket, acts }: { ticket: KitchenTicket; acts: KitchenActs }) {
  const { clock } = useStores();
  const now = ticket.lines.filter(({ held }) => held !== true).map(({ id }) => id);
  return (
    <Card place="next" pad="all">
      <Stack row justify="between" align="center">
        <Words size="name" medium>{`${ticket.table} 第 ${ticket.round} 轮`}</Words>
        <State {...ageOf(ticket, clock.now())} />
      </Stack>
      {ticket.lines.map(({ id, title, qty, notes, held, urged }) => (
        <Item
          key={id}
          title={`${title} ×${qty}`}
          notes={[[held && '缓上', urged && '催菜', ...notes].filter(Boolean).join('，')]}
        >
          <Button
            size="s"
            tone="line"
            label={`完成${ticket.table}${title}`}
            busy={acts.pending}
            onPress={() => acts.serve(ticket, [id])}
          >
            完成
          </Button>
        </Item>
      ))}
      {ticket.note !== '' && <Words size="note">{`留言：${ticket.note}`}</Words>}
      {now.length > 1 && (
        <Button
          block
          label={`全部完成${ticket.table}第 ${ticket.round} 轮`}
          busy={acts.pending}
          onPress={() => acts.serve(ticket, now)}
        >
          全部完成
        </Button>
      )}
    </Card>
  );
}
